import { approveVerification } from '@croupier/api/safeguards/verification/approve-verification.ts'
import { listVerifications } from '@croupier/api/safeguards/verification/list-verifications.ts'
import { refuseVerification } from '@croupier/api/safeguards/verification/refuse-verification.ts'
import { showMemberVerification } from '@croupier/api/safeguards/verification/show-member-verification.ts'
import { NOTE_MOST } from '@croupier/api/safeguards/verification/verification-answers.ts'
import { showWaitingWork } from '@croupier/api/reporting/show-waiting-work.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { TextArea, TextField } from '@croupier/kit/fields/text-field.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { type FormState, useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { Problem } from '../lists/problem.tsx'
import type { SentDocument } from './document-words.ts'

const refreshes = { refreshes: [listVerifications, showMemberVerification, showWaitingWork] }

interface DecisionProps {
  sent: SentDocument
  onDone: () => void
}

/** Approve or refuse: each asks for what belongs to it in the place of the two buttons. */
export function DocumentDecision({ sent, onDone }: DecisionProps): ReactNode {
  const { t } = useWords('console-verifications')
  const [decision, setDecision] = useState<'approve' | 'refuse'>()
  const onBack = () => setDecision(undefined)
  if (decision === 'approve') return <ApproveForm sent={sent} onDone={onDone} onBack={onBack} />
  if (decision === 'refuse') return <RefuseForm sent={sent} onDone={onDone} onBack={onBack} />
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="action" onClick={() => setDecision('approve')}>
        {t('console-verifications.approve')}
      </Button>
      <Button variant="danger" onClick={() => setDecision('refuse')}>
        {t('console-verifications.refuse')}
      </Button>
    </div>
  )
}

function ApproveForm({ sent: { account, id }, onDone, onBack }: DecisionProps & { onBack: () => void }): ReactNode {
  const { t } = useWords('console-verifications', 'fault')
  const approve = useCall(approveVerification, refreshes)
  const form = useForm(approveVerification.input, {
    extra: () => ({ account, id }),
    onSubmit: async (input) => {
      await approve.mutateAsync(input)
      onDone()
    },
  })
  return (
    <DecisionForm form={form} onBack={onBack} action={t('console-verifications.approve')}>
      <p className="text-sm text-ink-soft">{t('console-verifications.approve.text')}</p>
      <TextField
        name="validThrough"
        type="date"
        label={t('console-verifications.approve.through')}
        hint={t('console-verifications.approve.through.hint')}
      />
    </DecisionForm>
  )
}

function RefuseForm({ sent: { account, id }, onDone, onBack }: DecisionProps & { onBack: () => void }): ReactNode {
  const { t } = useWords('console-verifications', 'fault')
  const refuse = useCall(refuseVerification, refreshes)
  const form = useForm(refuseVerification.input, {
    extra: () => ({ account, id }),
    onSubmit: async (input) => {
      await refuse.mutateAsync(input)
      onDone()
    },
  })
  return (
    <DecisionForm form={form} onBack={onBack} action={t('console-verifications.refuse')} danger>
      <TextArea
        name="reason"
        label={t('console-verifications.reason')}
        hint={t('console-verifications.reason.hint')}
        rows={3}
        maxLength={NOTE_MOST}
        required
      />
    </DecisionForm>
  )
}

function DecisionForm({
  form,
  action,
  danger = false,
  onBack,
  children,
}: {
  form: FormState
  action: string
  danger?: boolean
  onBack: () => void
  children: ReactNode
}): ReactNode {
  const { t } = useWords()
  return (
    <Form form={form}>
      {children}
      <Problem of={form.problem} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onBack}>{t('kit.back')}</Button>
        <Button type="submit" variant={danger ? 'danger' : 'action'} loading={form.submitting}>
          {action}
        </Button>
      </div>
    </Form>
  )
}

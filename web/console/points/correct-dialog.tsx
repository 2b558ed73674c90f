import { correctPoints } from '@croupier/api/points/correct-points.ts'
import { showMemberPoints } from '@croupier/api/points/show-member-points.ts'
import { showMember } from '@croupier/api/wallet/purses/show-member.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import { DialogForm } from '../lists/dialog-form.tsx'
import { ReasonField } from '../lists/reason-field.tsx'
import { useApproval } from '../lists/use-approval.ts'

function CorrectForm({ account, onDone }: { account: string; onDone: () => void }): ReactNode {
  const { t } = useWords('console-points', 'fault')
  const correct = useCall(correctPoints, { refreshes: [showMember, showMemberPoints] })
  const runApproved = useApproval()
  const form = useForm(correctPoints.input, {
    extra: () => ({ account }),
    async onSubmit(input) {
      await runApproved(() => correct.mutateAsync(input))
      onDone()
    },
  })
  return (
    <DialogForm form={form} action={t('console-points.correct.action')} onCancel={onDone}>
      <p className="text-ink-soft">{t('console-points.correct.text')}</p>
      <Select
        name="direction"
        label={t('console-points.correct.direction')}
        options={[
          { value: 'give', label: t('console-points.correct.give') },
          { value: 'take', label: t('console-points.correct.take') },
        ]}
      />
      <TextField
        name="points"
        label={t('console-points.correct.points')}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        maxLength={13}
        required
      />
      <ReasonField hint={t('console-points.correct.text')} />
    </DialogForm>
  )
}

/** Gives a member points, or takes some. */
export function CorrectPointsDialog({
  open,
  onClose,
  account,
}: {
  open: boolean
  onClose: () => void
  account: string
}): ReactNode {
  const { t } = useWords('console-points')
  return (
    <Dialog open={open} onClose={onClose} title={t('console-points.correct')}>
      {open && <CorrectForm account={account} onDone={onClose} />}
    </Dialog>
  )
}

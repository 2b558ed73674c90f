import { correctBirthday } from '@croupier/api/identity/members/correct-birthday.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { Problem } from '../lists/problem.tsx'
import { ReasonField } from '../lists/reason-field.tsx'

function CorrectionForm({ account, onDone }: { account: string; onDone: () => void }): ReactNode {
  const { t } = useWords('console-members', 'fields', 'fault')
  const correct = useCall(correctBirthday)
  const form = useForm(correctBirthday.input, {
    extra: () => ({ account }),
    async onSubmit(input) {
      await correct.mutateAsync(input)
      showToast({ tone: 'good', text: t('console-members.birthday.done') })
      onDone()
    },
  })
  return (
    <Form form={form}>
      <TextField
        name="birthday"
        type="date"
        label={t('fields.label.birthday')}
        hint={t('console-members.birthday.hint')}
        autoComplete="off"
        required
      />
      <ReasonField />
      <Problem of={form.problem} />
      <Button type="submit" variant="action" loading={form.submitting} className="self-start">
        {t('console-members.birthday.correct')}
      </Button>
    </Form>
  )
}

/** Another date of birth for a member, who cannot change the one they told. */
export function BirthdayCorrection({ account, onDone }: { account: string; onDone: () => void }): ReactNode {
  const { t } = useWords('console-members')
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) {
    return (
      <Button className="self-start" onClick={() => setOpen(true)}>
        {t('console-members.birthday.correct')}
      </Button>
    )
  }
  return (
    <CorrectionForm
      account={account}
      onDone={() => {
        setOpen(false)
        onDone()
      }}
    />
  )
}

import type { sendTestLetter } from '@croupier/api/messaging/send-test-letter.ts'
import type { sendTestText } from '@croupier/api/messaging/send-test-text.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import { Problem } from '../lists/problem.tsx'

/** Sends one message through what is set, to wherever the operator can see whether it arrives. */
export function TestMessageForm({
  operation,
  label,
  type,
}: {
  operation: typeof sendTestLetter | typeof sendTestText
  label: string
  type: 'email' | 'tel'
}): ReactNode {
  const { t } = useWords('console-settings', 'fault', 'refusals')
  const send = useCall(operation)
  const form = useForm(operation.input, {
    async onSubmit(input) {
      await send.mutateAsync(input)
      showToast({ tone: 'good', text: t('console-settings.messages.test.done') })
    },
  })
  return (
    <Form form={form}>
      <Problem of={form.problem} />
      <TextField name="to" type={type} label={label} maxLength={120} required dir="ltr" autoComplete="off" />
      <Button type="submit" variant="action" loading={form.submitting} className="self-start">
        {t('console-settings.messages.test.action')}
      </Button>
    </Form>
  )
}

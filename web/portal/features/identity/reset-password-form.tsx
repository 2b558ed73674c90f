import { resetPasswordByLink } from '@croupier/api/identity/passwords/reset-password-by-link.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { call } from '@croupier/client/call.ts'
import { deviceId } from '@croupier/client/device-id.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import { followFault } from '../../dialogs/follow-faults.ts'
import { FormProblem } from '../../parts/form-problem.tsx'
import { followSecondStep } from './follow-second-step.ts'
import { NewPasswordField } from './new-password-field.tsx'

/** A new password by the link of a letter, whose `token` it holds. */
export function ResetPasswordForm({
  token,
  onDone,
  onRefused,
}: {
  token: string
  onDone: (answer: OutputOf<typeof resetPasswordByLink>) => Promise<void>
  onRefused: (error: unknown) => void
}): ReactNode {
  const { t } = useWords('identity', 'password')
  const form = useForm(resetPasswordByLink.input, {
    extra: () => ({ token, loginDeviceId: deviceId() }),
    async onSubmit(input) {
      try {
        await onDone(await call(resetPasswordByLink, input))
      } catch (error) {
        followFault(error)
        // The password is another by now; what is left is a log-in from a new place.
        if (followSecondStep(error)) return
        onRefused(error)
        throw error
      }
    },
  })
  return (
    <Form form={form}>
      <p className="text-sm text-ink-soft">{t('password.reset.text')}</p>
      <FormProblem of={form.problem} />
      <NewPasswordField repeated />
      <Button type="submit" variant="action" size="large" wide loading={form.submitting}>
        {t('identity.reset.action')}
      </Button>
    </Form>
  )
}

import { requestPasswordReset } from '@croupier/api/identity/passwords/request-password-reset.ts'
import { call } from '@croupier/client/call.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import { followFault } from '../../dialogs/follow-faults.ts'
import { FormProblem } from '../../parts/form-problem.tsx'
import { EmailField } from './email-field.tsx'
import { rememberedUser } from './remembered-user.ts'

/** Asks for a letter with a link; `onSent` is told where it went. */
export function ForgotEmailForm({ onSent }: { onSent: (email: string) => void }): ReactNode {
  const { t } = useWords('identity', 'fields', 'fault', 'refusals')
  const form = useForm(requestPasswordReset.input, {
    async onSubmit(input) {
      await call(requestPasswordReset, input).catch((error: unknown) => {
        followFault(error)
        throw error
      })
      onSent(input.email)
    },
  })
  return (
    <Form form={form}>
      <p className="text-sm text-ink-soft">{t('identity.forgot.email.text')}</p>
      <FormProblem of={form.problem} />
      <TextField
        name="username"
        label={t('fields.label.username')}
        defaultValue={rememberedUser()}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        required
      />
      <EmailField />
      <Button type="submit" variant="action" size="large" wide loading={form.submitting}>
        {t('identity.forgot.email.action')}
      </Button>
    </Form>
  )
}

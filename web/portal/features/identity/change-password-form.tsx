import { changePassword } from '@croupier/api/identity/passwords/change-password.ts'
import { showLoginPassword } from '@croupier/api/identity/passwords/show-login-password.ts'
import { showMemberInfo } from '@croupier/api/identity/members/show-member-info.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { PasswordField } from '@croupier/kit/fields/password-field.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import { followFault } from '../../dialogs/follow-faults.ts'
import { FormProblem } from '../../parts/form-problem.tsx'
import { NewPasswordField } from './new-password-field.tsx'

const refreshes = [showMemberInfo, showLoginPassword]

/**
 * Another password. The present one is asked, but for who has just logged in by it (`held`) and for who has none
 * (`hasPassword` false).
 */
export function ChangePasswordForm({
  held,
  hasPassword,
  onDone,
}: {
  held?: string | undefined
  hasPassword: boolean
  onDone: () => Promise<void>
}): ReactNode {
  const { t } = useWords('identity', 'password', 'fields', 'fault', 'refusals')
  const change = useCall(changePassword, { refreshes })
  const form = useForm(changePassword.input, {
    extra: () => (held === undefined ? {} : { oldPassword: held }),
    async onSubmit(input) {
      await change.mutateAsync(input).catch((error: unknown) => {
        followFault(error)
        throw error
      })
      await onDone()
    },
  })
  return (
    <Form form={form}>
      <FormProblem of={form.problem} />
      {hasPassword && held === undefined && (
        <PasswordField
          name="oldPassword"
          label={t('fields.label.oldPassword')}
          autoComplete="current-password"
          maxLength={128}
          required
        />
      )}
      <NewPasswordField repeated />
      <Button type="submit" variant="action" size="large" wide loading={form.submitting}>
        {t(hasPassword ? 'identity.change.action' : 'password.set.action')}
      </Button>
    </Form>
  )
}

import { changeOwnStaffPassword } from '@croupier/api/staff/change-own-staff-password.ts'
import { STAFF_PASSWORD_MIN } from '@croupier/api/staff/limits.ts'
import { call } from '@croupier/client/call.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { PasswordField } from '@croupier/kit/fields/password-field.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import { Problem } from '../lists/problem.tsx'

/** One's own password. `known` is what was typed at log-in a moment ago, so that it is not asked twice. */
export function PasswordForm({
  account,
  known,
  onChanged,
}: {
  account: string
  known?: string | undefined
  onChanged: (password: string) => unknown
}): ReactNode {
  const { t } = useWords('console-staff')
  const form = useForm(changeOwnStaffPassword.input, {
    extra: () => (known === undefined ? {} : { password: known }),
    onSubmit: async (input) => {
      await call(changeOwnStaffPassword, input)
      form.reset()
      await onChanged(input.newPassword)
    },
  })
  return (
    <Form form={form} className="gap-5">
      {/* For password managers, which otherwise guess whose password this is. */}
      <input type="text" autoComplete="username" value={account} readOnly hidden />
      {known === undefined && (
        <PasswordField
          name="password"
          label={t('console-staff.password.current')}
          autoComplete="current-password"
          dir="ltr"
        />
      )}
      <PasswordField
        name="newPassword"
        label={t('console-staff.password.new')}
        hint={t('console-staff.password.hint', { min: STAFF_PASSWORD_MIN })}
        autoComplete="new-password"
        dir="ltr"
      />
      <Problem of={form.problem} />
      <Button type="submit" variant="action" loading={form.submitting} className="self-start">
        {t('console-staff.password.title')}
      </Button>
    </Form>
  )
}

import type { ReceivedOf } from '@croupier/api/operation.ts'
import { givenAccount, givenPassword } from '@croupier/api/staff/limits.ts'
import type { logInStaff } from '@croupier/api/staff/log-in-staff.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { PasswordField } from '@croupier/kit/fields/password-field.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { Problem } from '../lists/problem.tsx'

export type Credentials = Pick<ReceivedOf<typeof logInStaff>, 'account' | 'password'>

const credentials = z.strictObject({ account: givenAccount, password: givenPassword })

export function CredentialsForm({
  onCredentials,
}: {
  onCredentials: (credentials: Credentials) => Promise<void>
}): ReactNode {
  const { t } = useWords()
  const form = useForm(credentials, { onSubmit: onCredentials })
  return (
    <Form form={form} className="gap-5">
      <TextField
        name="account"
        label={t('console.login.account')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has no other purpose than this form
        autoFocus
      />
      <PasswordField name="password" label={t('console.login.password')} autoComplete="current-password" dir="ltr" />
      <Problem of={form.problem} />
      <Button type="submit" variant="action" size="large" wide loading={form.submitting}>
        {t('console.login.action')}
      </Button>
    </Form>
  )
}

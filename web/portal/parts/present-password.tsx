import { showLoginPassword } from '@croupier/api/identity/passwords/show-login-password.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { PasswordField } from '@croupier/kit/fields/password-field.tsx'
import type { ReactNode } from 'react'

/**
 * The password that is asked again before something only its owner may do; nothing for who came in without one.
 * `isFirst`: where the form begins with it.
 */
export function PresentPassword({ isFirst = false }: { isFirst?: boolean }): ReactNode {
  const { t } = useWords('password', 'fields')
  const { data } = useOperation(showLoginPassword)
  if (data && !data.hasLoginPassword) return null
  return (
    <PasswordField
      name="password"
      label={t('fields.label.password')}
      hint={t('password.present.hint')}
      autoComplete="current-password"
      maxLength={128}
      required
      {...(isFirst ? { 'data-autofocus': '' } : {})}
    />
  )
}

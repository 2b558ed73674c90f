import { useWords } from '@croupier/client/words/use-words.ts'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import type { ReactNode } from 'react'

/** The six digits an authenticator shows now. */
export function AuthenticatorCode(): ReactNode {
  const { t } = useWords('guard')
  return (
    <TextField
      name="code"
      label={t('guard.authenticator.code.label')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={16}
      dir="ltr"
      required
    />
  )
}

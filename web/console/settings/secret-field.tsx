import { useWords } from '@croupier/client/words/use-words.ts'
import { PasswordField } from '@croupier/kit/fields/password-field.tsx'
import type { ReactNode } from 'react'

/** What proves us to somebody outside: written and never read, left as it is where it is left empty. */
export function SecretField({
  name,
  label,
  isKept,
  isElsewhere,
  isOptional = false,
  maxLength,
}: {
  name: string
  label: string
  /** Whether there is one. */
  isKept: boolean
  /** Whether the address is no longer the one it was given for: then it is asked for again. */
  isElsewhere: boolean
  /** Whether it also goes without. */
  isOptional?: boolean
  maxLength: number
}): ReactNode {
  const { t } = useWords('console-settings')
  return (
    <PasswordField
      name={name}
      label={label}
      hint={isKept ? t(`console-settings.messages.secret.${isElsewhere ? 'again' : 'hint'}`) : undefined}
      maxLength={maxLength}
      required={isKept ? isElsewhere : !isOptional}
      autoComplete="off"
    />
  )
}

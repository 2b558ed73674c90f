import { useWords } from '@croupier/client/words/use-words.ts'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import type { ReactNode } from 'react'

/** An e-mail address that must be given; `value` and `onChange` where the form wants to know what is typed. */
export function EmailField({
  value,
  onChange,
}: {
  value?: string | undefined
  onChange?: ((email: string) => void) | undefined
}): ReactNode {
  const { t } = useWords('fields')
  return (
    <TextField
      name="email"
      type="email"
      label={t('fields.label.email')}
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={120}
      dir="ltr"
      required
      {...(onChange && { value, onChange: (event) => onChange(event.target.value) })}
    />
  )
}

import { type ReactNode, useState } from 'react'
import { EyeIcon, EyeOffIcon } from '../icons/actions.tsx'
import { useKitWords } from '../words.tsx'
import { IconButton } from './icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A password that can be looked at. Say `autoComplete`: `current-password` or `new-password`. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'after'> & { autoComplete: string }): ReactNode {
  const [shown, setShown] = useState(false)
  const words = useKitWords()
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <IconButton
          size="small"
          label={shown ? words.hidePassword : words.showPassword}
          icon={shown ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}

import { asciiDigits } from '@croupier/basis/digits.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { EyeIcon, EyeOffIcon } from '../icons/actions.tsx'
import { useKitWords } from '../words.tsx'
import { IconButton } from '../components/icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A number kept secret is the same one in whatever digits the keyboard writes. */
function writeInAscii({ currentTarget: box }: FormEvent<HTMLInputElement>): void {
  const text = asciiDigits(box.value)
  if (text === box.value) return
  const caret = box.selectionStart
  box.value = text
  box.setSelectionRange(caret, caret)
}

/**
 * A password that can be looked at. Say `autoComplete`: `current-password` or `new-password`; `inputMode` numeric where
 * it is made of digits.
 */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'after'> & { autoComplete: string }): ReactNode {
  const [shown, setShown] = useState(false)
  const words = useKitWords()
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      onInput={props.inputMode === 'numeric' ? writeInAscii : undefined}
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

import { asciiDigits } from '@croupier/basis/digits.ts'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { type ReactNode, useState } from 'react'

/** A whole number as it is typed: empty for a moment, in digits of any script; outside its bounds it is the nearest within. */
export function CountField({
  label,
  name,
  value,
  least = 1,
  most,
  onChange,
}: {
  label: string
  name: string
  value: number
  least?: number
  most: number
  onChange: (value: number) => void
}): ReactNode {
  const [typed, setTyped] = useState<string>()
  return (
    <TextField
      label={label}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(value)}
      onChange={({ target }) => {
        const digits = asciiDigits(target.value).replaceAll(/\D/g, '').slice(0, 9)
        setTyped(digits)
        if (digits !== '') onChange(Math.min(Math.max(Number(digits), least), Math.max(most, least)))
      }}
      onBlur={() => setTyped(undefined)}
      className="w-28"
    />
  )
}

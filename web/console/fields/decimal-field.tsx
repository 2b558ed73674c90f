import type { FieldProps } from '@croupier/kit/fields/field.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { decimalMark, plainAmount } from '@croupier/kit/format/amount.ts'
import { useKit } from '@croupier/kit/words.tsx'
import type { ReactNode } from 'react'
import type { Part } from './part.ts'

const FINEST = 8
const PERCENT = '%'
const TIMES = '×'

/** A decimal as text: digits of any script come in, a plain decimal goes out. What it is of stands beside its name. */
export function DecimalField({
  meaning,
  currency,
  defaultValue,
  ...field
}: FieldProps & {
  meaning: Extract<Part, { type: 'decimal' }>['meaning']
  currency?: string | undefined
  defaultValue: string | undefined
}): ReactNode {
  const { locale } = useKit()
  const units = { amount: currency, percent: PERCENT, multiple: TIMES, plain: undefined }
  return (
    <TextField
      {...field}
      aside={units[meaning]}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      defaultValue={defaultValue}
      className="[&_input]:figures"
      onInput={({ currentTarget }) => {
        const plain = plainAmount(currentTarget.value, FINEST, decimalMark(locale))
        if (plain !== undefined && plain !== currentTarget.value) currentTarget.value = plain
      }}
    />
  )
}

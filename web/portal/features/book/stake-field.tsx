import { currencyOf } from '@croupier/basis/currency.ts'
import { AmountField } from '@croupier/kit/fields/amount-field.tsx'
import type { ReactNode } from 'react'

const QUICK = ['50', '100', '500', '1000']
/** Of currencies of which a hundredth is a fortune. */
const QUICK_FINE = ['0.0001', '0.001', '0.01', '0.1']

/** What is staked, typed or at one press. */
export function StakeField({
  label,
  currency,
  value,
  onChange,
}: {
  label: string
  currency: string
  value: string
  onChange: (stake: string) => void
}): ReactNode {
  const isFine = currencyOf(currency).displayScale > 2
  return (
    <AmountField
      label={label}
      name="stake"
      currency={currency}
      value={value}
      onAmount={onChange}
      shortcuts={(isFine ? QUICK_FINE : QUICK).map((amount) => ({ amount, ...(isFine ? { label: amount } : {}) }))}
    />
  )
}

import { currencies } from '@croupier/basis/currency.ts'
import { Amount, type AmountProps } from '@croupier/kit/components/amount.tsx'
import type { ReactNode } from 'react'
import { decimalOf, type Micro } from '../rgs/micro.ts'

/** How many decimals an amount is shown with: a fiat currency's own; of the others, as many as it has. */
export function scaleOf(amount: Micro, code: string): number {
  const currency = currencies.get(code)
  if (currency && currency.ledgerScale === 6) return currency.displayScale
  return decimalOf(amount).split('.')[1]?.length ?? 2
}

/** An amount of the wire, in the session's currency. */
export function Money({
  amount,
  currency,
  ...rest
}: Omit<AmountProps, 'value' | 'currency' | 'scale'> & { amount: Micro; currency: string }): ReactNode {
  return (
    <Amount
      {...rest}
      value={decimalOf(amount)}
      currency={currencies.has(currency) ? currency : undefined}
      scale={scaleOf(amount, currency)}
    />
  )
}

import { Amount, type AmountProps } from '@croupier/kit/components/amount.tsx'
import type { ReactNode } from 'react'

/** An amount of what a purse holds: money with its symbol, points bare. */
export function PurseAmount({ unit, ...amount }: Omit<AmountProps, 'currency'> & { unit: string }): ReactNode {
  return <Amount {...amount} currency={unit === 'POINT' ? undefined : unit} />
}

import { Money } from '@croupier/basis/money.ts'
import type { Fault } from '@croupier/kit/form/fault.ts'

/** Exact decimal texts in main units of one currency; absent or null: no such limit. */
export interface AmountLimits {
  least?: string | null | undefined
  most?: string | null | undefined
  /** What may still be moved today. */
  today?: string | undefined
  /** What there is to take from. */
  available?: string | undefined
}

/** The first limit an amount misses, told at the field `amount` with its figure, before anything is sent. */
export function missedLimit(amount: string, currency: string, limits: AmountLimits): Fault | undefined {
  const money = Money.read(amount, currency)
  if (!(money instanceof Money)) return { field: 'amount', messageKey: 'fault.format' }
  const fault = (limit: keyof AmountLimits, bound: string): Fault => ({
    field: 'amount',
    messageKey: `fault.amount.${limit}`,
    amount: bound,
    currency,
  })
  const { least } = limits
  if (least && money.units < Money.parse(least, currency).units) return fault('least', least)
  for (const limit of ['most', 'today', 'available'] as const) {
    const bound = limits[limit]
    if (bound && money.units > Money.parse(bound, currency).units) return fault(limit, bound)
  }
  return undefined
}

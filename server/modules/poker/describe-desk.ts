import type { tableTerms } from '@croupier/api/poker/poker-answers.ts'
import { Money } from '@croupier/basis/money.ts'
import type * as z from 'zod/mini'
import type { Desk } from './desks-store.ts'

/** `5.00`, of hundredths of a per cent. */
export const percentText = (rake: number): string => (rake / 100).toFixed(2)

/** A table as everybody sees it. */
export function describeDesk(desk: Desk): z.input<typeof tableTerms> {
  const amount = (units: bigint) => new Money(desk.currency, units).toString()
  return {
    tableId: Number(desk.id),
    name: desk.name,
    currency: desk.currency,
    isTrial: desk.isTrial,
    seats: desk.seats,
    smallBlind: amount(desk.smallBlind),
    bigBlind: amount(desk.bigBlind),
    minBuyIn: amount(desk.minBuyIn),
    maxBuyIn: amount(desk.maxBuyIn),
    rakePercent: percentText(desk.rake),
    rakeCap: amount(desk.rakeCap),
    state: desk.state,
  }
}

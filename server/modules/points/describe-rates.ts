import { gameTypes } from '@croupier/api/games/game-types.ts'
import type { staffRate } from '@croupier/api/points/list-point-rates.ts'
import type * as z from 'zod/mini'
import { amountText } from '../wallet/index.ts'
import type { Rate } from './rates-store.ts'

/** A line for each category: what counts today, and what will. */
export function describeRates(currency: string, rates: readonly Rate[], today: string): z.input<typeof staffRate>[] {
  const text = (amount: bigint | null) => (amount === null ? null : amountText(currency, amount))
  return gameTypes.map((gameType) => {
    const own = rates.filter((rate) => rate.gameType === gameType)
    const now = own.findLast(({ fromDay }) => fromDay <= today)
    const next = own.find(({ fromDay }) => fromDay > today)
    const last = next ?? now
    return {
      currency,
      gameType,
      amount: text(now?.amount ?? null),
      next: next ? { amount: text(next.amount), from: next.fromDay } : null,
      setBy: last?.setBy ?? null,
      setAt: last?.setAt ?? null,
    }
  })
}

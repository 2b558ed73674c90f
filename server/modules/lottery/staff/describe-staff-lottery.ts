import type * as z from 'zod/mini'
import type { staffLottery } from '@croupier/api/lottery/staff/staff-answers.ts'
import type { LotteryGame } from '../games-store.ts'
import type { ByCurrency } from '../../../platform/by-currency.ts'
import { type AmountLimits, limitsOf, multipleOf } from '../limits.ts'

export function describeStaffLottery(
  game: LotteryGame,
  { table, isOffered, overdue }: { table: ByCurrency<AmountLimits>; isOffered: boolean; overdue: number },
): z.output<typeof staffLottery> {
  const { code, name, family, vendorCode, zone, schedule, closeSeconds, isOpen } = game
  return {
    gameCode: code,
    name,
    family,
    vassalage: vendorCode,
    zone,
    schedule,
    closeSeconds,
    isOpen,
    isOffered,
    overdue,
    multiple: multipleOf(game),
    limits: Object.keys(table).map((currency) => {
      const { multiple: _, ...amounts } = limitsOf(game, table, currency)!
      return { currency, ...amounts }
    }),
  }
}

import type * as z from 'zod/mini'
import type { staffLottery } from '@croupier/api/lottery/staff/staff-answers.ts'
import type { LotteryGame } from '../games-store.ts'
import { limitsOf } from '../limits.ts'

export function describeStaffLottery(
  game: LotteryGame,
  isOffered: boolean,
  overdue: number,
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
    ...limitsOf(game),
  }
}

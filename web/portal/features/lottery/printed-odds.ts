import type { Ratio } from '@croupier/basis/ratio.ts'
import type { BetType, Family } from '@croupier/games/lottery/bet-type.ts'
import { shareOf } from '@croupier/games/lottery/prize-group.ts'

const TWO_DECIMALS = 100n

/** With two decimals, cut off: what is paid is counted from the exact fraction. */
function cut({ numerator, denominator }: Ratio): string {
  const digits = String((numerator * TWO_DECIMALS) / denominator).padStart(3, '0')
  return `${digits.slice(0, -2).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${digits.slice(-2)}`
}

/** What the example of a bet type wins at most of one unit, at a prize group. */
export function printedOdds(family: Family, type: BetType, group: number, oddsShare?: number): string {
  const bet = type.read(type.example)
  return bet ? `≤ ${cut(bet.most.times(shareOf(family, group, oddsShare)))}` : ''
}

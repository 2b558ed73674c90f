import { decimalText } from '@croupier/games/engine/statistics.ts'
import { families } from '@croupier/games/lottery/families.ts'
import { parsOf } from '@croupier/games/lottery/par.ts'
import type { Ratio } from '@croupier/basis/ratio.ts'

export interface LotteryPar {
  family: string
  code: string
  local: string
  example: string
  units: number
  /** At base odds: an exact fraction. */
  rtp: string
  percent: string
  hitPercent: string
}

const PERCENT = 100n
const exactly = ({ numerator, denominator }: Ratio) => `${numerator}/${denominator}`

/** What every bet type returns, counted against its draws; of one family where it is named. */
export function lotteryPars(named?: string): LotteryPar[] {
  return families
    .filter(({ code }) => named === undefined || code === named)
    .flatMap((family) =>
      parsOf(family).map(({ type, par }) => ({
        family: family.code,
        code: type.code,
        local: type.local,
        example: type.example,
        units: par.units,
        rtp: exactly(par.rtp),
        percent: decimalText(par.rtp.times(PERCENT), 4),
        hitPercent: decimalText(par.hitFrequency.times(PERCENT), 4),
      })),
    )
}

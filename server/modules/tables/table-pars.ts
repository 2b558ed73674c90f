import { decimalText } from '@croupier/games/engine/statistics.ts'
import { exactReturn, isTableCode, spotsOf, tableCodes } from '@croupier/games/tables/tables.ts'

export interface TablePar {
  table: string
  spot: string
  pays: string
  /** An exact fraction. */
  rtp: string
  percent: string
}

const PERCENT = 100n

/** What every spot returns, counted over everything that can be dealt; of one table where it is named. */
export function tablePars(named?: string): TablePar[] {
  const codes = named === undefined ? tableCodes : isTableCode(named) ? [named] : []
  return codes.flatMap((table) =>
    spotsOf(table).map(({ id, text }) => {
      const rtp = exactReturn(table, id)
      return {
        table,
        spot: id,
        pays: text,
        rtp: `${rtp.numerator}/${rtp.denominator}`,
        percent: decimalText(rtp.times(PERCENT), 4),
      }
    }),
  )
}

import { boundedAmount, empty, type Queryable, sql } from '../../platform/database.ts'

/** What a member played of a category on a day; amounts in ledger units. */
export interface DayProfit {
  /** Of the merchant's calendar: `2026-11-22`. */
  date: string
  gameType: string
  rounds: bigint
  stake: bigint
  payout: bigint
  validBet: bigint
}

export interface ProfitFilter {
  memberId: bigint
  currency: string
  /** Epoch milliseconds; `until` is not included. */
  from: number
  until: number
  /** IANA name of the zone days are cut in. */
  zone: string
  gameType: string | undefined
}

/** Settled rounds by day and category, from what is summed: reads no round. */
export function profitByDay(db: Queryable, filter: ProfitFilter): Promise<DayProfit[]> {
  const { memberId, currency, from, until, zone, gameType } = filter
  return db.many<DayProfit>(sql`
    select (since at time zone ${zone})::date::text as date, game_type as "gameType",
      sum(rounds) as rounds, ${boundedAmount(sql`sum(stake)`)} as stake, ${boundedAmount(sql`sum(payout)`)} as payout,
      ${boundedAmount(sql`sum(valid_bet)`)} as "validBet"
    from figures.member_figure
    where member_id = ${memberId}
      and since >= ${new Date(from)}
      and since < ${new Date(until)}
      and currency = ${currency}
      ${gameType === undefined ? empty : sql`and game_type = ${gameType}`}
    group by 1, 2
    having sum(rounds) <> 0 or sum(stake) <> 0 or sum(payout) <> 0
    order by 1 desc, 2`)
}

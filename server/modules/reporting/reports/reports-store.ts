import { boundedAmount, type Queryable, sql } from '../../../platform/database.ts'
import type { ReportDays } from './report-days.ts'

/** What everybody played on a day; amounts in ledger units, here and below. */
export interface PlayedDay {
  day: string
  players: number
  newPlayers: number
  rounds: number
  stake: bigint
  payout: bigint
}

/** Days on which somebody played: what is summed for whoever stands above everybody, the house. */
export function playedByDay(db: Queryable, { currency, from, until }: ReportDays): Promise<PlayedDay[]> {
  return db.many<PlayedDay>(sql`
    select d.day::text as day, d.players, d.new_players as "newPlayers", d.rounds, d.stake, d.payout
    from figures.team_day_view d
    where d.agent_id = (select id from identity.house_view)
      and d.currency = ${currency}
      and d.day between ${from}::date and ${until}::date`)
}

export interface FlowDay {
  day: string
  registrations: number
  firstDeposits: number
  deposited: bigint
  withdrawn: bigint
}

/** Days on which somebody registered, paid in or was paid. */
export function flowsByDay(db: Queryable, { currency, from, until }: ReportDays): Promise<FlowDay[]> {
  return db.many<FlowDay>(sql`
    select f.day::text as day, f.registrations, f.first_deposits as "firstDeposits", f.deposited, f.withdrawn
    from agents.team_flow_view f
    where f.agent_id = (select id from identity.house_view)
      and f.currency = ${currency}
      and f.day between ${from}::date and ${until}::date`)
}

export interface DepositDay {
  day: string
  /** Members, and how often they paid in. */
  depositors: number
  deposits: number
}

export function depositorsByDay(db: Queryable, { currency, from, until }: ReportDays): Promise<DepositDay[]> {
  return db.many<DepositDay>(sql`
    select day::text as day, count(*)::int as depositors, sum(deposits)::int as deposits
    from agents.member_flow_view
    where currency = ${currency}
      and day between ${from}::date and ${until}::date
      and deposits > 0
    group by day`)
}

/** What an account of the house received on a day, in its sign; `purse` as the ledger names it. */
export interface HouseDay {
  day: string
  purse: string
  amount: bigint
}

export function houseByDay(
  db: Queryable,
  { currency, zone, startsAt, endsAt }: ReportDays,
  purses: readonly string[],
): Promise<HouseDay[]> {
  return db.many<HouseDay>(sql`
    select (since at time zone ${zone})::date::text as day, purse, ${boundedAmount(sql`sum(amount)`)} as amount
    from ledger.house_sum_view
    where since >= ${new Date(startsAt)}
      and since < ${new Date(endsAt)}
      and unit = ${currency}
      and purse = any(${purses}::text[])
    group by 1, 2`)
}

/** Until when the house's accounts are summed, epoch milliseconds. */
export async function houseSummedUntil(db: Queryable): Promise<number | null> {
  const found = await db.maybe<{ until: number }>(sql`select until from ledger.house_summed_view`)
  return found?.until ?? null
}

import { type Queryable, sql, type Tx } from '../../../platform/database.ts'
import type { ReportDays } from './report-days.ts'

/**
 * Sums what members played of each vendor, from so many hours before now on: what settled then may still be corrected. What
 * came before is summed once, by the first run.
 */
export async function sumVendors(tx: Tx, hours: number): Promise<void> {
  await tx.run(sql`
    insert into reporting.vendor_figure (currency, since, vendor_code, game_type, rounds, stake, payout, valid_bet)
    select currency, since, vendor_code, game_type, sum(rounds)::int, sum(stake)::bigint, sum(payout)::bigint,
           sum(valid_bet)::bigint
    from figures.member_figure_view
    where since >= coalesce(
      (select least(max(since), clock_timestamp() - make_interval(hours => ${hours}::int)) from reporting.vendor_figure),
      '-infinity')
    group by currency, since, vendor_code, game_type
    on conflict (currency, since, vendor_code, game_type) do update
    set rounds = excluded.rounds, stake = excluded.stake, payout = excluded.payout, valid_bet = excluded.valid_bet`)
}

export interface VendorPlayed {
  vendor: string
  gameType: string
  rounds: number
  stake: bigint
  payout: bigint
  validBet: bigint
}

/** What was played of each vendor in these days, most staked first. */
export function playedByVendor(db: Queryable, { currency, startsAt, endsAt }: ReportDays): Promise<VendorPlayed[]> {
  return db.many<VendorPlayed>(sql`
    select vendor_code as vendor, game_type as "gameType", sum(rounds)::int as rounds, sum(stake)::bigint as stake,
           sum(payout)::bigint as payout, sum(valid_bet)::bigint as "validBet"
    from reporting.vendor_figure
    where currency = ${currency} and since >= ${new Date(startsAt)} and since < ${new Date(endsAt)}
    group by vendor_code, game_type
    order by sum(stake) desc, vendor_code, game_type`)
}

import { type Queryable, sql, type Tx } from '../../platform/database.ts'

/** What a category earns from a day on. */
export interface Rate {
  currency: string
  gameType: string
  /** Of the merchant's calendar: `2026-11-23`. */
  fromDay: string
  /** Valid bets for one point in ledger units; null: none. */
  amount: bigint | null
  setBy: string
  setAt: number
}

/** Rates of a currency that count on a day, and those that will count later, oldest first. */
export function ratesSince(db: Queryable, currency: string, day: string): Promise<Rate[]> {
  return db.many<Rate>(sql`
    select currency, game_type as "gameType", from_day::text as "fromDay", amount, set_by as "setBy", set_at as "setAt"
    from points.rate r
    where currency = ${currency}
      and from_day >= coalesce((
        select max(from_day)
        from points.rate o
        where o.currency = r.currency and o.game_type = r.game_type and o.from_day <= ${day}::date), '-infinity')
    order by game_type, from_day`)
}

/** Says what counts from a day on, in place of what was said for it. */
export async function writeRate(tx: Tx, rate: Rate): Promise<void> {
  const { currency, gameType, fromDay, amount, setBy, setAt } = rate
  await tx.run(sql`
    insert into points.rate (currency, game_type, from_day, amount, set_by, set_at)
    values (${currency}, ${gameType}, ${fromDay}::date, ${amount}, ${setBy}, ${new Date(setAt)})
    on conflict (currency, game_type, from_day) do update
    set amount = excluded.amount, set_by = excluded.set_by, set_at = excluded.set_at`)
  // What was wagered since then earns by it.
  await tx.run(sql`
    update points.earning
    set is_due = true
    where currency = ${currency}
      and game_type = ${gameType}
      and day >= ${fromDay}::date`)
}

/** One at a time sets rates: what counts today is read and then written beside. */
export async function lockRates(tx: Tx): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('points.rates'))`)
}

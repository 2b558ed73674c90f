import { type Queryable, sql, type Tx } from '../../../platform/database.ts'

export interface Retained {
  /** First days of months of the merchant's calendar. */
  cohort: string
  month: string
  members: number
  players: number
}

/**
 * Counts, of everybody who first paid in within a month, who played in a later one: for a month that is counted already
 * only where it is one of the last two, since what settled then may be corrected. `today` of the merchant's calendar.
 */
export async function countRetention(tx: Tx, { today, months }: { today: string; months: number }): Promise<void> {
  await tx.run(sql`
    with cohort as (
      select f.currency, date_trunc('month', f.day)::date as cohort, count(*)::int as members
      from agents.first_deposit_view f
      where f.day >= date_trunc('month', ${today}::date) - make_interval(months => ${months}::int)
        and f.day <= ${today}::date
      group by 1, 2
    ), wanted as (
      select c.currency, c.cohort, c.members, month::date as month
      from cohort c
      cross join lateral generate_series(c.cohort, date_trunc('month', ${today}::date), interval '1 month') month
      where month >= date_trunc('month', ${today}::date) - interval '1 month'
        or not exists (
          select
          from reporting.retention r
          where r.currency = c.currency and r.cohort = c.cohort and r.month = month::date)
    )
    insert into reporting.retention (currency, cohort, month, members, players)
    select w.currency, w.cohort, w.month, w.members, (
      select count(*)
      from agents.first_deposit_view f
      where f.currency = w.currency
        and f.day >= w.cohort
        and f.day < w.cohort + interval '1 month'
        and exists (
          select
          from figures.member_day_view d
          where d.member_id = f.member_id
            and d.day >= w.month
            and d.day < w.month + interval '1 month'))
    from wanted w
    on conflict (currency, cohort, month) do update
    set members = excluded.members, players = excluded.players`)
}

/** The newest cohorts of a currency, with every month that is counted of them. */
export function retainedOf(db: Queryable, currency: string, cohorts: number): Promise<Retained[]> {
  return db.many<Retained>(sql`
    select cohort::text, month::text, members, players
    from reporting.retention
    where currency = ${currency}
      and cohort in (
        select distinct cohort
        from reporting.retention
        where currency = ${currency}
        order by cohort desc
        limit ${cohorts})
    order by cohort desc, month`)
}

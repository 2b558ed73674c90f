import { type Database, sql, type Sql, type Tx } from '../../platform/database.ts'

/** No posting takes so long: what is older than ten minutes is committed. */
const COMMITTED = sql`now() - interval '10 minutes'`
/** Of one step: after downtime, and at first, many days are summed. */
const STEP = '1 day'

/**
 * Sums what the house's accounts received and gave beside bets and wins, up to the last quarter of an hour that is over and
 * committed. Answers whether more is left. A line's key is at most two days older than its posting and ten minutes younger.
 * `committed`: a moment before which every line is; ten minutes ago where absent.
 */
export function sumHouseOnce(database: Database, committed?: number): Promise<boolean> {
  return database.transaction(async (tx) => {
    const step = await nextStep(tx, committed === undefined ? COMMITTED : sql`${new Date(committed)}::timestamptz`)
    if (step.from >= step.until) return false
    const [from, until] = [new Date(step.from), new Date(step.until)]
    await tx.run(sql`
      with found as materialized (
        select j.account_id, j.key
        from ledger.journal j
        where j.kind <> 40
          and j.kind <> 41
          and j.key >= ledger.key_at(${from}::timestamptz - interval '2 days')
          and j.key < ledger.key_at(${until}::timestamptz + interval '10 minutes')
          and j.posted_at >= ${from}::timestamptz
          and j.posted_at < ${until}::timestamptz
      )
      insert into ledger.house_sum (since, purse, unit, lines, amount)
      select date_bin('15 minutes', j.posted_at, timestamptz 'epoch'), a.purse, a.unit, count(*), -sum(j.amount)
      from found
      join ledger.journal j on j.account_id = found.account_id and j.key = found.key
      join ledger.account a on a.id = j.contra_id and not a.guarded
      group by 1, 2, 3`)
    await tx.run(sql`update ledger.house_summed set until = ${until}::timestamptz`)
    return step.isMore
  })
}

/** From where to where to sum; one at a time. Begins at the oldest line there is. Epoch milliseconds. */
async function nextStep(tx: Tx, committed: Sql): Promise<{ from: number; until: number; isMore: boolean }> {
  await tx.run(sql`
    insert into ledger.house_summed (until)
    select date_bin('15 minutes', coalesce(min(oldest.at), now()) - interval '15 minutes', timestamptz 'epoch')
    from (
      select to_timestamp(('x' || left(replace(key::text, '-', ''), 12))::bit(48)::bigint / 1000.0) as at
      from ledger.journal
      order by key
      limit 1
    ) oldest
    on conflict do nothing`)
  return tx.one<{ from: number; until: number; isMore: boolean }>(sql`
    select s.until as "from", least(s.until + ${STEP}::interval, over.until) as until,
      s.until + ${STEP}::interval < over.until as "isMore"
    from ledger.house_summed s
    cross join (
      select date_bin('15 minutes', ${committed}, timestamptz 'epoch') as until
    ) over
    for update of s`)
}

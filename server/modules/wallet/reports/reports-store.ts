import type { DifferenceVerdict, ReportSource } from '@croupier/api/wallet/reports/provider-reports.ts'
import type { ReportPeriod } from '../providers/payments-port.ts'
import { empty, type Queryable, type Sql, sql, type Tx } from '../../../platform/database.ts'
import { above, below } from '../../../platform/page.ts'

/** An order of ours with what its provider moved for it. */
export interface OurMovement {
  kind: 'deposit' | 'payout'
  reference: string
  payment: string | null
  currency: string
  /** As it was told: a decimal text in main units, or ledger units. */
  told: string | null
  units: bigint
  coin: string | null
  rate: string | null
  at: number
}

/** What a provider moved for us in a period, and whatever its report names besides. */
export async function ourMovements(
  db: Queryable,
  provider: string,
  period: { from: number; until: number },
  named: { references: readonly string[]; payments: readonly string[] },
): Promise<OurMovement[]> {
  const [from, until] = [new Date(period.from), new Date(period.until)]
  return db.many<OurMovement>(sql`
    select 'deposit' as kind, reference, payment_reference as payment, arrived_currency as currency,
      arrived_amount as told, 0::bigint as units, null as coin, null as rate, arrived_at as at
    from wallet.deposit_order
    where provider = ${provider}
      and payment_reference is not null
      and (
        (arrived_at >= ${from} and arrived_at < ${until})
        or reference = any(${named.references}::text[])
        or payment_reference = any(${named.payments}::text[])
      )
    union all
    select 'payout', a.reference, a.provider_reference, w.currency, null, w.amount - w.fee - w.received, w.coin, w.rate,
      a.answered_at
    from wallet.payout_attempt a
    join wallet.withdrawal w on w.id = a.withdrawal_id
    where a.provider = ${provider}
      and a.state = 'paid'
      and ((a.answered_at >= ${from} and a.answered_at < ${until}) or a.reference = any(${named.references}::text[]))
    order by at, reference`)
}

export interface ProviderReport {
  id: bigint
  provider: string
  startsAt: number
  endsAt: number
  source: ReportSource
  by: string
  at: number
  matched: number
  differences: number
  settled: number
}

const reportColumns: Sql = sql`
  r.id, r.provider, r.starts_at as "startsAt", r.ends_at as "endsAt", r.source, r.made_by as by, r.made_at as at, r.matched,
  (select count(*)::int from wallet.report_difference d where d.report_id = r.id) as differences,
  (select count(*)::int from wallet.report_difference d where d.report_id = r.id and d.settled_at is not null) as settled`

export async function insertReport(
  tx: Tx,
  report: {
    provider: string
    from: number
    until: number
    source: ReportSource
    by: string
    at: number
    matched: number
  },
): Promise<bigint> {
  const { id } = await tx.one<{ id: bigint }>(sql`
    insert into wallet.provider_report (provider, starts_at, ends_at, source, made_by, made_at, matched)
    values (${report.provider}, ${new Date(report.from)}, ${new Date(report.until)}, ${report.source}, ${report.by},
            ${new Date(report.at)}, ${report.matched})
    returning id`)
  return id
}

export interface StoredDifference {
  id: bigint
  verdict: DifferenceVerdict
  kind: 'deposit' | 'payout'
  reference: string | null
  payment: string | null
  currency: string
  theirs: string | null
  ours: string | null
  settledBy: string | null
  settledAt: number | null
  note: string | null
}

export async function insertDifferences(
  tx: Tx,
  reportId: bigint,
  found: readonly Pick<
    StoredDifference,
    'verdict' | 'kind' | 'reference' | 'payment' | 'currency' | 'theirs' | 'ours'
  >[],
): Promise<void> {
  await tx.run(sql`
    insert into wallet.report_difference (report_id, verdict, kind, reference, payment, currency, theirs, ours)
    select ${reportId}, f.*
    from unnest(
      ${found.map(({ verdict }) => verdict)}::text[],
      ${found.map(({ kind }) => kind)}::text[],
      ${found.map(({ reference }) => reference)}::text[],
      ${found.map(({ payment }) => payment)}::text[],
      ${found.map(({ currency }) => currency)}::text[],
      ${found.map(({ theirs }) => theirs)}::text[],
      ${found.map(({ ours }) => ours)}::text[]
    ) f`)
}

export async function listReports(
  db: Queryable,
  {
    isDiffering,
    before,
    limit,
  }: { isDiffering: boolean; before: { at: number; id: bigint } | undefined; limit: number },
): Promise<ProviderReport[]> {
  const differing = isDiffering
    ? sql`and r.id in (select d.report_id from wallet.report_difference d where d.settled_at is null)`
    : empty
  return db.many<ProviderReport>(sql`
    select ${reportColumns}
    from wallet.provider_report r
    where ${below(sql`r.made_at, r.id`, before && sql`${new Date(before.at)}, ${before.id}`)}
      ${differing}
    order by r.made_at desc, r.id desc
    limit ${limit}`)
}

/** Whether a provider's day was fetched already. */
export async function isDayFetched(db: Queryable, provider: string, period: ReportPeriod): Promise<boolean> {
  const row = await db.maybe(sql`
    select
    from wallet.provider_report
    where provider = ${provider}
      and starts_at = ${new Date(period.from)}
      and ends_at = ${new Date(period.until)}
      and source = 'schedule'`)
  return row !== undefined
}

export async function findReport(db: Queryable, id: bigint): Promise<ProviderReport | undefined> {
  return db.maybe<ProviderReport>(sql`
    select ${reportColumns}
    from wallet.provider_report r
    where r.id = ${id}`)
}

const differenceColumns: Sql = sql`
  id, verdict, kind, reference, payment, currency, theirs, ours, settled_by as "settledBy", settled_at as "settledAt", note`

/** What differs in a report: first what waits, then what is settled. */
export async function differencesOf(
  db: Queryable,
  reportId: bigint,
  { after, limit }: { after: { isSettled: boolean; id: bigint } | undefined; limit: number },
): Promise<StoredDifference[]> {
  return db.many<StoredDifference>(sql`
    select ${differenceColumns}
    from wallet.report_difference
    where report_id = ${reportId}
      and ${above(sql`settled_at is not null, id`, after && sql`${after.isSettled}, ${after.id}`)}
    order by settled_at is not null, id
    limit ${limit}`)
}

export async function lockDifference(tx: Tx, id: bigint): Promise<StoredDifference | undefined> {
  return tx.maybe<StoredDifference>(sql`
    select ${differenceColumns}
    from wallet.report_difference
    where id = ${id}
    for update`)
}

export async function markSettled(
  tx: Tx,
  id: bigint,
  { by, note, at }: { by: string; note: string; at: number },
): Promise<StoredDifference> {
  return tx.one<StoredDifference>(sql`
    update wallet.report_difference
    set settled_by = ${by}, settled_at = ${new Date(at)}, note = ${note}
    where id = ${id}
    returning ${differenceColumns}`)
}

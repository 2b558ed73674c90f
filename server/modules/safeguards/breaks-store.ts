import type { takeBreak } from '@croupier/api/safeguards/take-break.ts'
import type { InputOf } from '@croupier/api/operation.ts'
import { type Queryable, sql, type Sql, type Tx } from '../../platform/database.ts'
import type { RunningBreak } from '../identity/index.ts'

type Length = InputOf<typeof takeBreak>['length']

function endOf(length: Length, began: Date): Sql {
  switch (length.kind) {
    case 'cool-off':
      return sql`${began}::timestamptz + make_interval(hours => ${length.days * 24}::int)`
    // Months are the calendar's, of UTC: they depend on no setting of the database.
    case 'exclusion':
      return sql`(${began}::timestamptz at time zone 'UTC' + make_interval(months => ${length.months}::int)) at time zone 'UTC'`
    case 'exclusion-for-ever':
      return sql`null`
  }
}

export async function insertBreak(tx: Tx, memberId: bigint, length: Length, now: number): Promise<void> {
  const began = new Date(now)
  await tx.run(sql`
    insert into safeguards.break (member_id, is_exclusion, began_at, ends_at)
    values (${memberId}, ${length.kind !== 'cool-off'}, ${began}, ${endOf(length, began)})`)
}

/** Of the breaks that run, the one that ends last. `endsAt`: null for ever. */
export async function runningBreak(
  db: Queryable,
  memberId: bigint,
  now: number,
  isExclusion: boolean,
): Promise<{ endsAt: number | null } | undefined> {
  return db.maybe<{ endsAt: number | null }>(sql`
    select ends_at as "endsAt"
    from safeguards.break
    where member_id = ${memberId}
      and (is_exclusion or not ${isExclusion})
      and (ends_at is null or ends_at > ${new Date(now)})
    order by ends_at desc nulls first
    limit 1`)
}

/** The breaks that run of these members: an exclusion before a cool-off, then the one that ends last. */
export async function runningBreaks(
  db: Queryable,
  memberIds: readonly bigint[],
  now: number,
): Promise<ReadonlyMap<bigint, RunningBreak>> {
  const rows = await db.many<RunningBreak & { memberId: bigint }>(sql`
    select distinct on (member_id) member_id as "memberId", is_exclusion as "isExclusion", ends_at as "endsAt"
    from safeguards.break
    where member_id = any(${memberIds}::bigint[])
      and (ends_at is null or ends_at > ${new Date(now)})
    order by member_id, is_exclusion desc, ends_at desc nulls first`)
  return new Map(rows.map(({ memberId, ...running }) => [memberId, running]))
}

/** Members who have excluded themselves since a moment. */
export async function excludedSince(db: Queryable, since: number): Promise<bigint[]> {
  const rows = await db.many<{ memberId: bigint }>(sql`
    select distinct member_id as "memberId"
    from safeguards.break
    where is_exclusion and began_at >= ${new Date(since)}`)
  return rows.map(({ memberId }) => memberId)
}

/** That a member is on no break, as a condition; `memberId` is a column. For other modules' statements. */
export function isOnNoBreak(memberId: Sql, now: number): Sql {
  return sql`not exists (
    select
    from safeguards.break b
    where b.member_id = ${memberId}
      and (b.ends_at is null or b.ends_at > ${new Date(now)}))`
}

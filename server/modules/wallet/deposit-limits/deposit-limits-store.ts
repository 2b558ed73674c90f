import { type LimitPeriod, limitPeriods } from '@croupier/api/wallet/deposit-limits/deposit-limits.ts'
import { type Queryable, sql, type Tx } from '../../../platform/database.ts'
import type { KeptLimit, KeptLimits, LimitAmount } from './deposit-limits.ts'

interface LimitRow {
  memberId: bigint
  period: LimitPeriod
  amount: LimitAmount
  beginsAt: number
}

/** The limits of each of these members that has ever set one. */
export async function limitsOf(
  db: Queryable,
  memberIds: readonly bigint[],
  now: number,
): Promise<ReadonlyMap<bigint, KeptLimits>> {
  // Of those that have begun the last, and what has not begun.
  const rows = await db.many<LimitRow>(sql`
    select distinct on (member_id, period, is_coming) member_id as "memberId", period, amount, begins_at as "beginsAt"
    from (
      select *, begins_at > ${new Date(now)} as is_coming
      from wallet.deposit_limit
      where member_id = any(${[...memberIds]}::bigint[])
        and dropped_at is null
    ) asked
    order by member_id, period, is_coming, id desc`)
  const limits = new Map<bigint, KeptLimits>()
  for (const [memberId, own] of Map.groupBy(rows, (row) => row.memberId)) {
    const keptOf = (period: LimitPeriod): KeptLimit => {
      const ofPeriod = own.filter((row) => row.period === period)
      return {
        amount: ofPeriod.find((row) => row.beginsAt <= now)?.amount ?? null,
        next: ofPeriod.find((row) => row.beginsAt > now),
      }
    }
    limits.set(memberId, { day: keptOf('day'), week: keptOf('week'), month: keptOf('month') })
  }
  return limits
}

/** Keeps what a member asks for, and drops what they asked for before and has not begun. */
export async function keepLimit(
  tx: Tx,
  limit: { memberId: bigint; period: LimitPeriod; amount: LimitAmount; now: number; beginsAt: number },
): Promise<void> {
  const { memberId, period, amount, now, beginsAt } = limit
  await tx.run(sql`
    update wallet.deposit_limit
    set dropped_at = ${new Date(now)}
    where member_id = ${memberId}
      and period = ${period}
      and begins_at > ${new Date(now)}
      and dropped_at is null`)
  await tx.run(sql`
    insert into wallet.deposit_limit (member_id, period, amount, asked_at, begins_at)
    values (${memberId}, ${period}, ${amount}, ${new Date(now)}, ${new Date(beginsAt)})`)
}

/**
 * What each of these members paid in since each of the moments, and what open orders may still bring. Ledger units, before
 * the fee.
 */
export async function usedOf(
  db: Queryable,
  memberIds: readonly bigint[],
  since: Readonly<Record<LimitPeriod, number>>,
  now: number,
): Promise<ReadonlyMap<bigint, Readonly<Record<LimitPeriod, bigint>>>> {
  const first = Math.min(...limitPeriods.map((period) => since[period]))
  const sum = (period: LimitPeriod) => sql`
    coalesce(sum(coalesce(credited, amount)) filter (where state <> 'paid' or settled_at >= ${new Date(since[period])}), 0)::bigint`
  const rows = await db.many<Record<LimitPeriod, bigint> & { memberId: bigint }>(sql`
    select member_id as "memberId", ${sum('day')} as day, ${sum('week')} as week, ${sum('month')} as month
    from wallet.deposit_order
    where member_id = any(${[...memberIds]}::bigint[])
      and (
        (state = 'paid' and settled_at >= ${new Date(first)})
        or state in ('confirming', 'review')
        or (state in ('opening', 'waiting') and expires_at > ${new Date(now)}))
    group by member_id`)
  return new Map(rows.map(({ memberId, ...used }) => [memberId, used]))
}

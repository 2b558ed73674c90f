import type { OwnLimitKind } from '@croupier/api/play/own-limits/own-limits.ts'
import type { LimitPeriod } from '@croupier/api/wallet/deposit-limits/deposit-limits.ts'
import { type Queryable, sql, type Tx } from '../../../platform/database.ts'
import type { KeptLimit, LimitAmount } from '../../wallet/index.ts'

/** A limit a member has set; `used` as play counts it, ledger units, negative of a loss where they are ahead. */
export interface OwnLimit extends KeptLimit {
  kind: OwnLimitKind
  period: LimitPeriod
  used: bigint
}

interface OwnLimitRow {
  kind: OwnLimitKind
  period: LimitPeriod
  amount: LimitAmount
  used: bigint
  nextAmount: LimitAmount
  nextAt: number | null
}

/** The limits a member has ever set, as they stand now. */
export async function ownLimitsOf(db: Queryable, memberId: bigint, now: number): Promise<OwnLimit[]> {
  const rows = await db.many<OwnLimitRow>(sql`
    select kind, period, amount, used, next_amount as "nextAmount", next_at as "nextAt"
    from play.own_limits_of(${memberId}, ${new Date(now)})`)
  return rows.map(({ nextAmount, nextAt, ...limit }) => ({
    ...limit,
    next: nextAt === null ? undefined : { amount: nextAmount, beginsAt: nextAt },
  }))
}

export async function keepOwnLimit(
  tx: Tx,
  { memberId, currency, kind, period, amount, next }: Omit<OwnLimit, 'used'> & { memberId: bigint; currency: string },
): Promise<void> {
  await tx.run(sql`
    insert into play.own_limit (member_id, kind, period, currency, amount, next_amount, next_at)
    values (
      ${memberId}, ${kind}, ${period}, ${currency}, ${amount}, ${next?.amount ?? null},
      ${next === undefined ? null : new Date(next.beginsAt)})
    on conflict (member_id, kind, period) do update
    set currency = excluded.currency, amount = excluded.amount, next_amount = excluded.next_amount,
        next_at = excluded.next_at`)
}

/** From now on a member's play is counted, and what they played before in the running periods. Their purse is locked. */
export async function beginToCount(tx: Tx, memberId: bigint, timeZone: string, now: number): Promise<void> {
  await tx.run(sql`select from play.begin_own_play(${memberId}, ${timeZone}, ${new Date(now)})`)
}

/**
 * How much each of these members may still stake at once and in the running periods, by what operators allow them and by their
 * own limits; who is not named may stake anything.
 */
export async function roomToStake(
  db: Queryable,
  memberIds: readonly bigint[],
  currency: string,
  now: number,
): Promise<ReadonlyMap<bigint, { room: bigint | null; atOnce: bigint | null }>> {
  const rows = await db.many<{ memberId: bigint; room: bigint | null; atOnce: bigint | null }>(sql`
    select m.id as "memberId", own.room, l.stake_max as "atOnce"
    from unnest(${[...memberIds]}::bigint[]) m(id)
    left join play.stake_limit l on l.member_id = m.id and l.currency = ${currency}
    left join lateral (
      select min(k.room) as room from play.own_limits_of(m.id, ${new Date(now)}) k where k.currency = ${currency}
    ) own on true
    where own.room is not null or l.stake_max is not null`)
  return new Map(rows.map(({ memberId, ...rest }) => [memberId, rest]))
}

import type { GoodArt, RedeemStatus, RedeemType } from '@croupier/api/points/point-answers.ts'
import type { OrderState } from '@croupier/api/points/staff-point-answers.ts'
import { boundedAmount, empty, type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'
import { above, below } from '../../platform/page.ts'
import { kinds } from './point-words.ts'

/** Points in hundredths, money in ledger units, times in epoch milliseconds. */
export interface NewRedemption {
  reference: string
  memberId: bigint
  goodId: bigint | null
  type: RedeemType
  titles: Readonly<Record<string, string>>
  art: GoodArt
  quantity: number
  points: bigint
  amount: bigint | null
  currency: string
  state: OrderState
  receiver: string | null
  mobile: string | null
  address: string | null
  remark: string
  redeemedAt: number
  postingKey: string
}

export interface Redemption extends Omit<NewRedemption, 'postingKey'> {
  id: bigint
  reason: string | null
  dispatchNote: string | null
  decidedBy: string | null
  decidedAt: number | null
  sentBy: string | null
  sentAt: number | null
}

const columns: Sql = sql`
  id, reference, member_id as "memberId", good_id as "goodId", type, titles, art, quantity, points, amount, currency, state,
  receiver, mobile, address, remark, reason, dispatch_note as "dispatchNote", redeemed_at as "redeemedAt",
  decided_by as "decidedBy", decided_at as "decidedAt", sent_by as "sentBy", sent_at as "sentAt"`

export async function insertRedemption(tx: Tx, one: NewRedemption): Promise<Redemption> {
  return tx.one<Redemption>(sql`
    insert into points.redemption
      (reference, member_id, good_id, type, titles, art, quantity, points, amount, currency, state, receiver, mobile,
       address, remark, redeemed_at, posting_key)
    values
      (${one.reference}, ${one.memberId}, ${one.goodId}, ${one.type}, ${JSON.stringify(one.titles)}::jsonb, ${one.art},
       ${one.quantity}, ${one.points}, ${one.amount}, ${one.currency}, ${one.state}, ${one.receiver}, ${one.mobile},
       ${one.address}, ${one.remark}, ${new Date(one.redeemedAt)}, ${one.postingKey})
    returning ${columns}`)
}

export async function lockRedemption(tx: Tx, reference: string): Promise<Redemption | undefined> {
  return tx.maybe<Redemption>(sql`
    select ${columns}
    from points.redemption
    where reference = ${reference}
      and type = 'GOODS'
    for update`)
}

/** How many of a good a member has had or waits for, by good; refused ones do not count. */
export async function redeemedOf(
  db: Queryable,
  memberId: bigint,
  goodIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> {
  const rows = await db.many<{ goodId: bigint; count: number }>(sql`
    select good_id as "goodId", sum(quantity)::int as count
    from points.redemption
    where member_id = ${memberId}
      and good_id = any(${goodIds}::bigint[])
      and state <> 'rejected'
    group by good_id`)
  return new Map(rows.map(({ goodId, count }) => [goodId, count]))
}

/** Points a member turned into money since a moment. */
export async function convertedSince(db: Queryable, memberId: bigint, since: number): Promise<bigint> {
  const { sum } = await db.one<{ sum: bigint }>(sql`
    select ${boundedAmount(sql`coalesce(sum(points), 0)`)} as sum
    from points.redemption
    where member_id = ${memberId}
      and type = 'CONVERT'
      and redeemed_at >= ${new Date(since)}`)
  return sum
}

/** A member's own, newest first. */
export async function listOwn(
  db: Queryable,
  filter: { memberId: bigint; status: RedeemStatus | undefined; before: string | undefined; limit: number },
): Promise<Redemption[]> {
  const { memberId, status, before, limit } = filter
  const states: OrderState[] = status === 'approved' ? ['approved', 'sent'] : status === undefined ? [] : [status]
  return db.many<Redemption>(sql`
    select ${columns}
    from points.redemption
    where member_id = ${memberId}
      ${status === undefined ? empty : sql`and state = any(${states}::text[])`}
      and ${below(sql`id`, before)}
    order by id desc
    limit ${limit}`)
}

/** Orders that wait come oldest first; finished ones newest first. */
export async function listOrders(
  db: Queryable,
  { state, after, limit }: { state: OrderState; after: string | undefined; limit: number },
): Promise<Redemption[]> {
  const isWaiting = state === 'process' || state === 'approved'
  return db.many<Redemption>(sql`
    select ${columns}
    from points.redemption
    where type = 'GOODS'
      and state = ${state}
      and ${isWaiting ? above(sql`id`, after) : below(sql`id`, after)}
    order by id ${isWaiting ? sql`asc` : sql`desc`}
    limit ${limit}`)
}

/** What a member asked for, or the one order of a reference; the newest first. */
export async function ordersOf(
  db: Queryable,
  {
    reference,
    memberId,
    after,
    limit,
  }: { reference: string; memberId: bigint | undefined; after: string | undefined; limit: number },
): Promise<Redemption[]> {
  return db.many<Redemption>(sql`
    select ${columns}
    from points.redemption
    where type = 'GOODS'
      and (reference = ${reference} or member_id = ${memberId ?? null})
      and ${below(sql`id`, after)}
    order by id desc
    limit ${limit}`)
}

export async function decideRedemption(
  tx: Tx,
  id: bigint,
  decision: { state: 'approved' | 'rejected'; reason: string | null; by: string; at: number; returnKey: string | null },
): Promise<Redemption> {
  return tx.one<Redemption>(sql`
    update points.redemption
    set state = ${decision.state}, reason = ${decision.reason}, decided_by = ${decision.by},
      decided_at = ${new Date(decision.at)}, return_key = ${decision.returnKey}
    where id = ${id}
    returning ${columns}`)
}

export async function sendRedemption(
  tx: Tx,
  id: bigint,
  { note, by, at }: { note: string; by: string; at: number },
): Promise<Redemption> {
  return tx.one<Redemption>(sql`
    update points.redemption
    set state = 'sent', dispatch_note = ${note}, sent_by = ${by}, sent_at = ${new Date(at)}
    where id = ${id}
    returning ${columns}`)
}

/** Their titles by reference, of a member's own. */
export async function titlesByReference(
  db: Queryable,
  memberId: bigint,
  references: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  const rows = await db.many<Pick<Redemption, 'reference' | 'titles'>>(sql`
    select reference, titles
    from points.redemption
    where member_id = ${memberId}
      and reference = any(${references}::text[])`)
  return new Map(rows.map(({ reference, titles }) => [reference, titles]))
}

/** What this module's rows say was moved, for the ledger's proof to compare with the journal. */
export const pointTotals: Sql = sql`
  select case when amount > 0 then ${kinds.earned} else ${kinds.takenBack} end::smallint as kind, 'POINT' as unit,
    sum(abs(amount))::numeric as amount
  from points.booking
  group by 1
  union all
  select ${kinds.redeemed}::smallint, 'POINT', sum(points)::numeric
  from points.redemption
  having count(*) > 0
  union all
  select ${kinds.returned}::smallint, 'POINT', sum(points)::numeric
  from points.redemption
  where state = 'rejected'
  having count(*) > 0
  union all
  select ${kinds.corrected}::smallint, 'POINT', sum(abs(amount))::numeric
  from points.correction
  having count(*) > 0`

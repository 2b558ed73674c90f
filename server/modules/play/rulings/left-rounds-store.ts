import { firstUuidv7At } from '@croupier/basis/ids.ts'
import { empty, type Queryable, sql } from '../../../platform/database.ts'
import { firstTransactionId } from '../records/bet-records-store.ts'

/** Rounds of a vendor in which nothing happened since then (epoch milliseconds) are left. */
export interface Policy {
  vendorId: number
  idleSince: number
}

/** An open round that was opened before its vendor's policy. */
export interface LeftRound {
  id: string
  memberId: bigint
  currency: string
  nodeId: number
  vendorId: number
  ref: string
}

/** Longer than this vendors' ids are not kept: what is older cannot be named any more. */
const DAYS_KNOWN = 140

/**
 * A page of open rounds that may be left, on from another, in the order of the index of open rounds (member, game), so all
 * of them are passed once however many there are. `now` in epoch milliseconds.
 */
export function openRoundsAfter(
  db: Queryable,
  policies: readonly Policy[],
  { now, after, most }: { now: number; after: LeftRound | undefined; most: number },
): Promise<LeftRound[]> {
  const latest = Math.max(...policies.map(({ idleSince }) => idleSince))
  const vendors = policies.map(({ vendorId }) => vendorId)
  const bounds = policies.map(({ idleSince }) => firstUuidv7At(idleSince))
  return db.many<LeftRound>(sql`
    select r.id::text, r.member_id as "memberId", r.currency, r.node_id as "nodeId", r.vendor_id as "vendorId", r.ref
    from play.round r
    join unnest(${vendors}::int[], ${bounds}::uuid[]) p(vendor_id, bound) on p.vendor_id = r.vendor_id and r.id < p.bound
    where r.state = 'open'
      and r.id >= ${firstUuidv7At(now - DAYS_KNOWN * 86_400_000)}::uuid
      and r.id < ${firstUuidv7At(latest)}::uuid
      ${
        after === undefined
          ? empty
          : sql`and (r.member_id, r.node_id, r.id) > (${after.memberId}, ${after.nodeId}::int, ${after.id}::uuid)`
      }
    order by r.member_id, r.node_id, r.id
    limit ${most}`)
}

/** Whether a round is open still and nothing was booked in it since. */
export async function isLeft(db: Queryable, roundId: string, idleSince: number): Promise<boolean> {
  const found = await db.maybe(sql`
    select
    from play.round r
    where r.id = ${roundId} and r.state = 'open'
      and not exists (
        select from play.transaction t
        where t.round_id = ${roundId} and t.id >= ${firstTransactionId(roundId)}::uuid
          and t.at >= ${new Date(idleSince)}
      )`)
  return found !== undefined
}

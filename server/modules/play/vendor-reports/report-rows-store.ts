import { firstUuidv7At } from '@croupier/basis/ids.ts'
import { type Queryable, sql } from '../../../platform/database.ts'
import { above } from '../../../platform/page.ts'
import { roundHash } from '../calls/reference.ts'

/** A round as reports need it. Amounts are ledger units. */
export interface ReportRow {
  id: string
  memberId: bigint
  ref: string
  currency: string
  stake: bigint
  payout: bigint
  /** Epoch milliseconds. */
  openedAt: number
}

const columns = sql`
  r.id::text, r.member_id as "memberId", r.ref, r.currency, r.stake, r.payout, r.opened_at as "openedAt"`

/**
 * A page of a vendor's rounds in the order they were opened; trials' play money is left out. It goes on in the primary key
 * where the page before ended, so a period is passed once, whatever other vendors have in it.
 */
export function reportRows(
  db: Queryable,
  { vendorId, from, until }: { vendorId: number; from: number; until: number },
  { after, limit }: { after: string | undefined; limit: number },
): Promise<ReportRow[]> {
  return db.many<ReportRow>(sql`
    select ${columns}
    from play.round r
    where r.id >= ${firstUuidv7At(from)}::uuid
      and r.id < ${firstUuidv7At(until)}::uuid
      and ${above(sql`r.id`, after === undefined ? undefined : sql`${after}::uuid`)}
      and r.vendor_id = ${vendorId}
      and not r.is_demo
    order by r.id
    limit ${limit}`)
}

/** Rounds by the vendor's ids, whoever played and whenever; one id may be of several members' rounds. */
export function roundsNamed(db: Queryable, vendorId: number, refs: readonly string[]): Promise<ReportRow[]> {
  const hashes = [...new Set(refs)].map((ref) => roundHash(vendorId, ref))
  return db.many<ReportRow>(sql`
    select ${columns}
    from unnest(${hashes}::uuid[]) w(hash)
    cross join lateral (
      select x.id from play.reference x where x.hash = w.hash
      union
      select x.id from play.reference_archive x where x.hash = w.hash
    ) known
    cross join lateral (select * from play.round o where o.id = known.id limit 1) r
    where not r.is_demo`)
}

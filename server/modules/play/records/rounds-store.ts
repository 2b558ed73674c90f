import { type Queryable, type Sql, sql } from '../../../platform/database.ts'
import type { RoundRuling } from '../calls/play-call.ts'
import { roundHash } from '../calls/reference.ts'

/** A round as it stands. Amounts are ledger units; bets that were taken back are no part of them. */
export interface Round {
  id: string
  memberId: bigint
  currency: string
  vendorId: number
  vendorCode: string
  gameNodeId: number
  gameType: string
  /** The vendor's own id. */
  ref: string
  isDemo: boolean
  /** A vendor's gift paid for a bet in it: that bet is no part of the stake. */
  isFree: boolean
  /** `void`: everything in it was taken back. */
  state: 'open' | 'closed' | 'void'
  /** What the house decided of it; null where it is its vendor's. */
  ruling: RoundRuling | null
  stake: bigint
  stakeBonus: bigint
  payout: bigint
  validBet: bigint
  /** Epoch milliseconds. */
  openedAt: number
  closedAt: number | null
  detail: Record<string, unknown> | null
}

/** What a `play.round r` is read as. */
export function roundColumns(): Sql {
  return sql`
    r.id::text, r.member_id as "memberId", r.currency, r.vendor_id as "vendorId", r.vendor_code as "vendorCode",
    r.node_id as "gameNodeId", r.game_type as "gameType", r.ref, r.is_demo as "isDemo", r.is_free as "isFree", r.state, r.ruling,
    r.stake, r.stake_bonus as "stakeBonus", r.payout, r.valid_bet as "validBet", r.opened_at as "openedAt",
    r.closed_at as "closedAt", r.detail`
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** By our id; undefined for anything that is no id of a round. */
export async function findRound(db: Queryable, roundId: string): Promise<Round | undefined> {
  if (!UUID.test(roundId)) return undefined
  return db.maybe<Round>(sql`
    select ${roundColumns()}
    from play.round r
    where r.id = ${roundId}`)
}

/** Whether a member has a round of real money open. */
export async function hasOpenRound(db: Queryable, memberId: bigint): Promise<boolean> {
  const { hasOne } = await db.one<{ hasOne: boolean }>(sql`
    select exists (
      select
      from play.round
      where member_id = ${memberId} and state = 'open' and not is_demo
    ) as "hasOne"`)
  return hasOne
}

/** Whether a member has a round open that holds a stake from the bonus purse. */
export async function hasOpenBonusStake(db: Queryable, memberId: bigint, currency: string): Promise<boolean> {
  const { hasOne } = await db.one<{ hasOne: boolean }>(sql`
    select exists (
      select
      from play.round
      where member_id = ${memberId} and state = 'open' and currency = ${currency} and stake_bonus > 0
    ) as "hasOne"`)
  return hasOne
}

/** Which games these rounds of a member were of; what is no id of a round is passed over. */
export function gamesOfRounds(
  db: Queryable,
  memberId: bigint,
  roundIds: readonly string[],
): Promise<Pick<Round, 'id' | 'gameNodeId' | 'vendorId' | 'vendorCode'>[]> {
  const ids = roundIds.filter((id) => UUID.test(id))
  return db.many(sql`
    select r.id::text, r.node_id as "gameNodeId", r.vendor_id as "vendorId", r.vendor_code as "vendorCode"
    from play.round r
    where r.id = any(${ids}::uuid[]) and r.member_id = ${memberId}`)
}

/** By the vendor's id, which is a member's own. */
export async function findRoundByRef(
  db: Queryable,
  vendorId: number,
  memberId: bigint,
  ref: string,
): Promise<Round | undefined> {
  const hash = roundHash(vendorId, ref)
  return db.maybe<Round>(sql`
    select ${roundColumns()}
    from (
      select id from play.reference where hash = ${hash} and owner = ${memberId}
      union
      select id from play.reference_archive where hash = ${hash} and owner = ${memberId}
    ) known
    join play.round r on r.id = known.id`)
}

/** The newest round of this game that the member has not finished. */
export function activeRoundOf(
  db: Queryable,
  memberId: bigint,
  gameNodeId: number,
  vendorId: number,
): Promise<Round | undefined> {
  return db.maybe<Round>(sql`
    select ${roundColumns()}
    from play.round r
    where r.member_id = ${memberId} and r.node_id = ${gameNodeId} and r.state = 'open' and r.vendor_id = ${vendorId}
    order by r.id desc
    limit 1`)
}

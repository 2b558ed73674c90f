import { type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'

export type SlipState = 'open' | 'won' | 'lost' | 'push' | 'void'

/** A slip as it stands; amounts are ledger units. */
export interface Slip {
  id: string
  roundId: bigint
  memberId: bigint
  currency: string
  vendorId: number
  nodeId: number
  stake: bigint
  /** Line by line, as the three below. */
  spots: string[]
  stakes: bigint[]
  payouts: bigint[] | null
  state: SlipState
  payout: bigint
  placedAt: number
}

function columns(): Sql {
  return sql`
    s.id::text, s.round_id as "roundId", s.member_id as "memberId", s.currency, s.vendor_id as "vendorId",
    s.node_id as "nodeId", s.stake, s.spots, s.stakes, s.payouts, s.state, s.payout, s.placed_at as "placedAt"`
}

export type NewSlip = Omit<Slip, 'payouts' | 'state' | 'payout' | 'placedAt'>

export async function insertSlip(tx: Tx, slip: NewSlip): Promise<void> {
  await tx.run(sql`
    insert into tables.slip (id, round_id, member_id, currency, vendor_id, node_id, stake, spots, stakes)
    values (${slip.id}, ${slip.roundId}, ${slip.memberId}, ${slip.currency}, ${slip.vendorId}, ${slip.nodeId},
            ${slip.stake}, ${slip.spots}::text[], ${slip.stakes}::bigint[])`)
}

export function findSlips(db: Queryable, ids: readonly string[]): Promise<Slip[]> {
  return db.many<Slip>(sql`select ${columns()} from tables.slip s where s.id = any(${[...ids]}::uuid[])`)
}

/** A member's slips, the latest first; of one table where it is named. */
export function slipsOf(
  db: Queryable,
  memberId: bigint,
  { gameCode, before, most }: { gameCode?: string | undefined; before?: string | undefined; most: number },
): Promise<Slip[]> {
  const earlier = before === undefined ? sql`true` : sql`s.id < ${before}::uuid`
  const ofTable =
    gameCode === undefined
      ? sql`true`
      : sql`exists (select from tables.round r where r.id = s.round_id and r.game_code = ${gameCode})`
  return db.many<Slip>(sql`
    select ${columns()} from tables.slip s
    where s.member_id = ${memberId} and ${earlier} and ${ofTable}
    order by s.id desc limit ${most}`)
}

/** What members have on a round, without what they took back; in the order in which it was put down. */
export function slipsOn(db: Queryable, roundId: bigint, memberIds: readonly bigint[]): Promise<Slip[]> {
  return db.many<Slip>(sql`
    select ${columns()} from tables.slip s
    where s.round_id = ${roundId} and s.member_id = any(${[...memberIds]}::bigint[]) and s.state <> 'void'
    order by s.member_id, s.id`)
}

/** What a member puts on rounds is put there one after the other, until the transaction ends. */
export async function waitForOwn(tx: Tx, memberId: bigint): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`tables.slips ${memberId}`}, 0))`)
}

/** Slips that stand, or stood when their round was called off: without what was taken back. */
const standing = sql`(s.state <> 'void' or (r.state = 'void' and s.settled_at >= r.held_at))`

/** The same of one member also where the round was called off. */
export function ownSlipsOn(db: Queryable, roundIds: readonly bigint[], memberId: bigint): Promise<Slip[]> {
  return db.many<Slip>(sql`
    select ${columns()} from tables.slip s join tables.round r on r.id = s.round_id
    where s.round_id = any(${[...roundIds]}::bigint[]) and s.member_id = ${memberId}
      and ${standing}
    order by s.id desc`)
}

/** A member's open slips on a round, held until the transaction ends. */
export function holdOwnSlips(tx: Tx, roundId: bigint, memberId: bigint): Promise<Slip[]> {
  return tx.many<Slip>(sql`
    select ${columns()} from tables.slip s
    where s.round_id = ${roundId} and s.member_id = ${memberId} and s.state = 'open'
    order by s.id for update`)
}

/** Open slips on a round, behind `after`, member by member; held until the transaction ends. */
export function holdSlipsOn(
  tx: Tx,
  roundId: bigint,
  after: Pick<Slip, 'memberId' | 'id'> | undefined,
  most: number,
): Promise<Slip[]> {
  const later = after === undefined ? sql`true` : sql`(s.member_id, s.id) > (${after.memberId}, ${after.id}::uuid)`
  return tx.many<Slip>(sql`
    select ${columns()} from tables.slip s
    where s.round_id = ${roundId} and s.state = 'open' and ${later}
    order by s.member_id, s.id limit ${most} for update`)
}

export async function hasOpenSlips(db: Queryable, roundId: bigint): Promise<boolean> {
  const found = await db.maybe(sql`select from tables.slip where round_id = ${roundId} and state = 'open' limit 1`)
  return found !== undefined
}

export interface EndedSlip {
  id: string
  state: SlipState
  payout: bigint
  /** Line by line; undefined where nothing was paid by lines. */
  payouts: readonly bigint[] | undefined
}

export async function endSlips(db: Queryable, ended: readonly EndedSlip[]): Promise<void> {
  if (ended.length === 0) return
  await db.run(sql`
    update tables.slip s
    set state = e.state, payout = e.payout, payouts = string_to_array(e.payouts, ',')::bigint[],
        settled_at = clock_timestamp()
    from unnest(
      ${ended.map(({ id }) => id)}::uuid[], ${ended.map(({ state }) => state)}::text[],
      ${ended.map(({ payout }) => payout)}::bigint[], ${ended.map(({ payouts }) => payouts?.join() ?? null)}::text[]
    ) e(id, state, payout, payouts)
    where s.id = e.id and s.state = 'open'`)
}

/** Who has an open slip on a round. */
export async function membersOn(db: Queryable, roundId: bigint): Promise<bigint[]> {
  const rows = await db.many<{ memberId: bigint }>(sql`
    select distinct s.member_id as "memberId" from tables.slip s where s.round_id = ${roundId} and s.state = 'open'`)
  return rows.map(({ memberId }) => memberId)
}

/** How many slips of how many members are on each round, without what was taken back, and what they cost and paid, by currency. */
export function soldOn(
  db: Queryable,
  roundIds: readonly bigint[],
): Promise<
  { roundId: bigint; currency: string; slips: number; members: number; staked: bigint; most: bigint; paid: bigint }[]
> {
  return db.many(sql`
    select s.round_id as "roundId", s.currency, count(*)::int as slips, count(distinct s.member_id)::int as members,
           sum(s.stake)::bigint as staked, coalesce(max(p.most), 0)::bigint as most, sum(s.payout)::bigint as paid
    from tables.slip s
    left join tables.pot p on p.round_id = s.round_id and p.currency = s.currency
    join tables.round r on r.id = s.round_id
    where s.round_id = any(${[...roundIds]}::bigint[]) and ${standing}
    group by s.round_id, s.currency order by s.round_id, s.currency`)
}

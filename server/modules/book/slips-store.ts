import type { Outcome } from '@croupier/games/book/markets.ts'
import { type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'

export type SlipState = 'open' | 'won' | 'lost' | 'void' | 'cashed'
export type SlipKind = 'single' | 'parlay' | 'pool'

/** A slip as it stands; amounts are ledger units. */
export interface Slip {
  id: string
  memberId: bigint
  currency: string
  vendorId: number
  nodeId: number
  kind: SlipKind
  stake: bigint
  most: bigint
  state: SlipState
  payout: bigint
  placedAt: number
}

export interface Leg {
  slipId: string
  n: number
  fixtureId: bigint
  selection: string
  /** In hundredths; null of a pool's side. */
  price: number | null
  outcome: Outcome | null
}

function columns(): Sql {
  return sql`
    s.id::text, s.member_id as "memberId", s.currency, s.vendor_id as "vendorId", s.node_id as "nodeId", s.kind, s.stake,
    s.most, s.state, s.payout, s.placed_at as "placedAt"`
}

export type NewSlip = Omit<Slip, 'state' | 'payout' | 'placedAt'>

export async function insertSlip(
  tx: Tx,
  slip: NewSlip,
  legs: readonly Omit<Leg, 'slipId' | 'outcome'>[],
): Promise<void> {
  await tx.run(sql`
    insert into book.slip (id, member_id, currency, vendor_id, node_id, kind, stake, most)
    values (${slip.id}, ${slip.memberId}, ${slip.currency}, ${slip.vendorId}, ${slip.nodeId}, ${slip.kind},
            ${slip.stake}, ${slip.most})`)
  await tx.run(sql`
    insert into book.leg (slip_id, n, fixture_id, selection, price)
    select ${slip.id}, l.n, l.fixture_id, l.selection, l.price
    from unnest(
      ${legs.map(({ n }) => n)}::int[], ${legs.map(({ fixtureId }) => fixtureId)}::bigint[],
      ${legs.map(({ selection }) => selection)}::text[], ${legs.map(({ price }) => price)}::int[]
    ) l(n, fixture_id, selection, price)`)
}

export function legsOf(db: Queryable, slipIds: readonly string[]): Promise<Leg[]> {
  return db.many<Leg>(sql`
    select slip_id::text as "slipId", n, fixture_id as "fixtureId", selection, price, outcome
    from book.leg where slip_id = any(${[...slipIds]}::uuid[])
    order by slip_id, n`)
}

/** A member's slips, the latest first; `state` none: all. */
export function slipsOf(
  db: Queryable,
  memberId: bigint,
  { state, before, most }: { state?: 'open' | 'ended' | undefined; before?: string | undefined; most: number },
): Promise<Slip[]> {
  const inState = { open: sql`s.state = 'open'`, ended: sql`s.state <> 'open'`, any: sql`true` }[state ?? 'any']
  const earlier = before === undefined ? sql`true` : sql`s.id < ${before}::uuid`
  return db.many<Slip>(sql`
    select ${columns()} from book.slip s
    where s.member_id = ${memberId} and ${inState} and ${earlier}
    order by s.id desc limit ${most}`)
}

export function findSlip(db: Queryable, id: string): Promise<Slip | undefined> {
  return db.maybe<Slip>(sql`select ${columns()} from book.slip s where s.id = ${id}::uuid`)
}

export function lockSlip(tx: Tx, id: string): Promise<Slip | undefined> {
  return tx.maybe<Slip>(sql`select ${columns()} from book.slip s where s.id = ${id}::uuid for update`)
}

/** Open slips on a match, from `after` on, also those it decided that could not be paid; held until the transaction ends, in the order of their ids. */
export function holdSlipsOn(tx: Tx, fixtureId: bigint, after: string | undefined, most: number): Promise<Slip[]> {
  const later = after === undefined ? sql`true` : sql`l.slip_id > ${after}::uuid`
  return tx.many<Slip>(sql`
    select ${columns()} from book.slip s
    where s.state = 'open' and s.id in (
      select l.slip_id from book.leg l join book.slip o on o.id = l.slip_id
      where l.fixture_id = ${fixtureId} and o.state = 'open' and ${later}
      order by l.slip_id limit ${most}
    )
    order by s.id for update`)
}

/** Writes what became of the leg on a match, slip by slip. */
export async function decideLegs(
  tx: Tx,
  fixtureId: bigint,
  decided: readonly { slipId: string; outcome: Outcome }[],
): Promise<void> {
  await tx.run(sql`
    update book.leg l set outcome = o.outcome
    from unnest(
      ${decided.map(({ slipId }) => slipId)}::uuid[], ${decided.map(({ outcome }) => outcome)}::text[]
    ) o(slip_id, outcome)
    where l.slip_id = o.slip_id and l.fixture_id = ${fixtureId} and l.outcome is null`)
}

/** The same of slips that had ended before the match did: lost by another leg, or cashed out. */
export async function decideEnded(
  db: Queryable,
  fixtureId: bigint,
  outcomes: ReadonlyMap<string, Outcome>,
): Promise<void> {
  await db.run(sql`
    update book.leg l set outcome = o.outcome
    from unnest(${[...outcomes.keys()]}::text[], ${[...outcomes.values()]}::text[]) o(selection, outcome)
    where l.fixture_id = ${fixtureId} and l.outcome is null and l.selection = o.selection
      and exists (select from book.slip s where s.id = l.slip_id and s.state <> 'open')`)
}

/** Whether a slip on a match was decided by it, or still waits for it, and is not paid. */
export async function hasOpenSlips(db: Queryable, fixtureId: bigint): Promise<boolean> {
  const found = await db.maybe(sql`
    select from book.leg l join book.slip s on s.id = l.slip_id
    where l.fixture_id = ${fixtureId} and s.state = 'open'
      and (l.outcome is null or l.outcome = 'lost'
           or not exists (select from book.leg o where o.slip_id = s.id and o.outcome is null))
    limit 1`)
  return found !== undefined
}

export interface EndedSlip {
  id: string
  state: SlipState
  payout: bigint
}

/** Writes what slips came to; answers which of them were open until now. */
export async function endSlips(db: Queryable, ended: readonly EndedSlip[]): Promise<string[]> {
  if (ended.length === 0) return []
  const written = await db.many<{ id: string }>(sql`
    update book.slip s set state = e.state, payout = e.payout, settled_at = clock_timestamp()
    from unnest(
      ${ended.map(({ id }) => id)}::uuid[], ${ended.map(({ state }) => state)}::text[],
      ${ended.map(({ payout }) => payout)}::bigint[]
    ) e(id, state, payout)
    where s.id = e.id and s.state = 'open'
    returning s.id`)
  return written.map(({ id }) => id)
}

/** Who has an open slip on a match. */
export async function membersOn(db: Queryable, fixtureId: bigint): Promise<bigint[]> {
  const rows = await db.many<{ memberId: bigint }>(sql`
    select distinct s.member_id as "memberId" from book.leg l join book.slip s on s.id = l.slip_id
    where l.fixture_id = ${fixtureId} and s.state = 'open'`)
  return rows.map(({ memberId }) => memberId)
}

/** How many slips are on each match, how many of them are open, and what they cost, may pay and paid, by currency. */
export function soldOn(
  db: Queryable,
  fixtureIds: readonly bigint[],
): Promise<{ fixtureId: bigint; currency: string; slips: number; open: number; staked: bigint; paid: bigint }[]> {
  return db.many(sql`
    select l.fixture_id as "fixtureId", s.currency, count(*)::int as slips,
           (count(*) filter (where s.state = 'open'))::int as open, sum(s.stake)::bigint as staked,
           sum(s.payout)::bigint as paid
    from book.leg l join book.slip s on s.id = l.slip_id
    where l.fixture_id = any(${[...fixtureIds]}::bigint[])
    group by l.fixture_id, s.currency order by l.fixture_id, s.currency`)
}

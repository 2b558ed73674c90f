import type { KeptAnswer } from '../../platform/idempotency.ts'
import type { PlayRefusal } from '../play/index.ts'
import type { Branch } from '@croupier/games/lottery/fairness.ts'
import { empty, type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'

/** Before every order. */
const FIRST = '00000000-0000-0000-0000-000000000000'

export type OrderState = 'waiting' | 'won' | 'lost' | 'cancelled' | 'void'

/** An order as it stands; amounts are ledger units. */
export interface Order {
  id: string
  drawId: bigint
  memberId: bigint
  currency: string
  vendorId: number
  nodeId: number
  chaseId: string | null
  stake: bigint
  most: bigint
  state: OrderState
  payout: bigint
  rebate: bigint
  shortfall: bigint
  revision: number | null
  placedAt: number
}

export interface Line {
  orderId: string
  n: number
  playCode: string
  content: string
  units: number
  price: number
  unitValue: bigint
  multiple: number
  stake: bigint
  ownGroup: number
  chosenGroup: number
  /** What part of the printed odds it pays: hundredths of a per cent, as they were when it was taken. */
  oddsShare: number
  payout: bigint
  rebate: bigint
}

function columns(): Sql {
  return sql`
    o.id::text, o.draw_id as "drawId", o.member_id as "memberId", o.currency, o.vendor_id as "vendorId",
    o.node_id as "nodeId", o.chase_id::text as "chaseId", o.stake, o.most, o.state, o.payout, o.rebate, o.shortfall,
    o.revision, o.placed_at as "placedAt"`
}

export type NewOrder = Pick<
  Order,
  'id' | 'drawId' | 'memberId' | 'currency' | 'vendorId' | 'nodeId' | 'chaseId' | 'stake' | 'most'
>
export type NewLine = Omit<Line, 'orderId' | 'payout' | 'rebate'>

/** All of them, each with its lines. */
export async function insertOrders(
  tx: Tx,
  orders: readonly { order: NewOrder; lines: readonly NewLine[] }[],
): Promise<void> {
  const heads = orders.map(({ order }) => ({
    ...order,
    drawId: String(order.drawId),
    memberId: String(order.memberId),
    stake: String(order.stake),
    most: String(order.most),
  }))
  await tx.run(sql`
    insert into lottery.placed_order (id, draw_id, member_id, currency, vendor_id, node_id, chase_id, stake, most)
    select o.id, o."drawId", o."memberId", o.currency, o."vendorId", o."nodeId", o."chaseId", o.stake, o.most
    from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb)
      as o(id uuid, "drawId" bigint, "memberId" bigint, currency text, "vendorId" int, "nodeId" int, "chaseId" uuid,
           stake bigint, most bigint)`)
  const rows = orders.flatMap(({ order, lines }) =>
    lines.map((line) => ({
      ...line,
      orderId: order.id,
      unitValue: String(line.unitValue),
      stake: String(line.stake),
    })),
  )
  await tx.run(sql`
    insert into lottery.order_line
      (order_id, n, play_code, content, units, price, unit_value, multiple, stake, own_group, chosen_group,
       odds_share)
    select l."orderId", l.n, l."playCode", l.content, l.units, l.price, l."unitValue", l.multiple, l.stake,
           l."ownGroup", l."chosenGroup", l."oddsShare"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as l("orderId" uuid, n int, "playCode" text, content text, units int, price int, "unitValue" bigint,
           multiple int, stake bigint, "ownGroup" int, "chosenGroup" int, "oddsShare" int)`)
}

export async function insertChase(
  tx: Tx,
  chase: { id: string; memberId: bigint; gameCode: string; stopsOnWin: boolean },
): Promise<void> {
  await tx.run(sql`
    insert into lottery.chase (id, member_id, game_code, stops_on_win)
    values (${chase.id}, ${chase.memberId}, ${chase.gameCode}, ${chase.stopsOnWin})`)
}

export interface Exposed {
  kind: 'draw' | 'member' | 'number'
  what: string
  staked: bigint
  most: bigint
}

export interface ExposedOf extends Exposed {
  drawId: bigint
}

/** Adds to what could be lost, in the order of the key; answers what it is then. A negative amount takes back. */
export function addExposure(
  tx: Tx,
  currency: string,
  added: readonly ExposedOf[],
): Promise<{ drawId: bigint; kind: Exposed['kind']; what: string; most: bigint }[]> {
  const rows = added.map(({ drawId, kind, what, staked, most }) => ({
    drawId: String(drawId),
    kind,
    what,
    staked: String(staked),
    most: String(most),
  }))
  return tx.many(sql`
    insert into lottery.exposure as e (draw_id, currency, kind, what, staked, most)
    select a."drawId", ${currency}, a.kind, a.what, a.staked, a.most
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as a("drawId" bigint, kind text, what text, staked bigint, most bigint)
    order by a."drawId", a.kind, a.what
    on conflict (draw_id, currency, kind, what) do update
    set staked = e.staked + excluded.staked, most = e.most + excluded.most
    returning draw_id as "drawId", kind, what, most`)
}

/**
 * What a member has staked on each of these draws. Their orders are sold one after another from here on, until the
 * transaction ends.
 */
export async function holdStaked(
  tx: Tx,
  { memberId, currency }: Pick<NewOrder, 'memberId' | 'currency'>,
  drawIds: readonly bigint[],
): Promise<Map<bigint, bigint>> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`lottery member ${memberId}`}, 0))`)
  const rows = await tx.many<{ drawId: bigint; staked: bigint }>(sql`
    select e.draw_id as "drawId", e.staked
    from lottery.exposure e
    where e.draw_id = any(${[...drawIds]}::bigint[]) and e.currency = ${currency}
      and e.kind = 'member' and e.what = ${String(memberId)}`)
  return new Map(rows.map(({ drawId, staked }) => [drawId, staked]))
}

/** Ids of what was accepted, for the root; of all, or of what lies between two orders. */
export async function acceptedIds(
  db: Queryable,
  drawId: bigint,
  { from, before }: { from?: string | undefined; before?: string | undefined } = {},
): Promise<string[]> {
  const rows = await db.many<{ id: string }>(sql`
    select id::text from lottery.placed_order
    where draw_id = ${drawId} and state <> 'cancelled'
      ${from === undefined ? empty : sql`and id >= ${from}::uuid`}
      ${before === undefined ? empty : sql`and id < ${before}::uuid`}
    order by id`)
  return rows.map(({ id }) => id)
}

/** So that an order's path is read without all others of its draw. */
export async function keepBranches(tx: Tx, drawId: bigint, branches: readonly Branch[]): Promise<void> {
  await tx.run(sql`
    insert into lottery.branch (draw_id, first_order_id, hash)
    select ${drawId}, b.first, b.hash
    from unnest(${branches.map(({ first }) => first)}::uuid[], ${branches.map(({ hash }) => hash)}::text[])
      as b(first, hash)`)
}

/** None of a draw that has one alone, or that closed before they were kept. */
export function branchesOfDraw(db: Queryable, drawId: bigint): Promise<Branch[]> {
  return db.many<Branch>(sql`
    select first_order_id::text as first, hash from lottery.branch where draw_id = ${drawId} order by first_order_id`)
}

/** Whose money a draw's result decides on. */
export async function buyersOf(db: Queryable, drawId: bigint): Promise<bigint[]> {
  const rows = await db.many<{ memberId: bigint }>(sql`
    select distinct member_id as "memberId" from lottery.placed_order where draw_id = ${drawId} and state <> 'cancelled'`)
  return rows.map(({ memberId }) => memberId)
}

/** The order, held until the transaction ends. */
export function lockOrder(tx: Tx, orderId: string): Promise<Order | undefined> {
  return tx.maybe<Order>(sql`
    select ${columns()} from lottery.placed_order o where o.id = ${orderId} for update`)
}

export function findOrder(db: Queryable, orderId: string): Promise<Order | undefined> {
  return db.maybe<Order>(sql`select ${columns()} from lottery.placed_order o where o.id = ${orderId}`)
}

export interface OrderWithLines {
  order: Order
  lines: Line[]
}

/**
 * A page of orders that wait, with their lines; on from an id. They are held until the transaction ends, and whoever else
 * settles passes over them.
 */
export async function holdWaiting(
  tx: Tx,
  drawId: bigint,
  after: string | undefined,
  most: number,
): Promise<OrderWithLines[]> {
  const orders = await tx.many<Order>(sql`
    select ${columns()} from lottery.placed_order o
    where o.draw_id = ${drawId} and o.state = 'waiting' and o.id > ${after ?? FIRST}::uuid
    order by o.id limit ${most}
    for no key update skip locked`)
  const ids = orders.map(({ id }) => id)
  const byOrder = Map.groupBy(await linesOf(tx, ids), ({ orderId }) => orderId)
  return orders.map((order) => ({ order, lines: byOrder.get(order.id) ?? [] }))
}

/** Orders that were settled by an earlier result; on from an id. */
export function settledEarlier(
  db: Queryable,
  { id, revision }: { id: bigint; revision: number },
  after: string | undefined,
  most: number,
): Promise<Order[]> {
  return db.many<Order>(sql`
    select ${columns()} from lottery.placed_order o
    where o.draw_id = ${id} and o.id > ${after ?? FIRST}::uuid
      and o.state in ('won', 'lost') and o.revision < ${revision}
    order by o.id limit ${most}`)
}

export function linesOf(db: Queryable, orderIds: readonly string[]): Promise<Line[]> {
  return db.many<Line>(sql`
    select l.order_id::text as "orderId", l.n, l.play_code as "playCode", l.content, l.units, l.price,
           l.unit_value as "unitValue", l.multiple, l.stake, l.own_group as "ownGroup",
           l.chosen_group as "chosenGroup", l.odds_share as "oddsShare", l.payout, l.rebate
    from lottery.order_line l
    where l.order_id = any(${[...orderIds]}::uuid[])
    order by l.order_id, l.n`)
}

export interface SettledLine {
  orderId: string
  n: number
  payout: bigint
  rebate: bigint
}

export interface SettledOrder {
  id: string
  state: OrderState
  payout: bigint
  rebate: bigint
  shortfall: bigint
  lines: readonly SettledLine[]
}

/** Writes what orders came to. What was taken back or settled by this revision meanwhile stays. */
export async function settleOrders(db: Queryable, revision: number, orders: readonly SettledOrder[]): Promise<void> {
  if (orders.length === 0) return
  // A line says that it came to nothing until it is told otherwise; a correction may have to tell it so again.
  const lines = orders.flatMap(({ lines }) =>
    revision > 0 ? lines : lines.filter(({ payout, rebate }) => payout > 0n || rebate > 0n),
  )
  await db.run(sql`
    select lottery.settle_orders(
      ${revision},
      ${orders.map(({ id }) => id)}::uuid[], ${orders.map(({ state }) => state)}::text[],
      ${orders.map(({ payout }) => payout)}::bigint[], ${orders.map(({ rebate }) => rebate)}::bigint[],
      ${orders.map(({ shortfall }) => shortfall)}::bigint[],
      ${lines.map(({ orderId }) => orderId)}::uuid[], ${lines.map(({ n }) => n)}::int[],
      ${lines.map(({ payout }) => payout)}::bigint[], ${lines.map(({ rebate }) => rebate)}::bigint[])`)
}

export async function endOrder(tx: Tx, orderId: string, state: 'cancelled' | 'void'): Promise<void> {
  await tx.run(sql`
    update lottery.placed_order set state = ${state}, settled_at = clock_timestamp()
    where id = ${orderId} and state = 'waiting'`)
}

/** Orders of chases that stop on a win and won here: what of them is still to be drawn. */
export function chasedOn(db: Queryable, drawId: bigint): Promise<{ id: string; drawId: bigint }[]> {
  return db.many(sql`
    select later.id::text, later.draw_id as "drawId"
    from lottery.placed_order won
    join lottery.chase c on c.id = won.chase_id and c.stops_on_win
    join lottery.placed_order later on later.chase_id = c.id and later.state = 'waiting' and later.draw_id <> won.draw_id
    where won.draw_id = ${drawId} and won.state = 'won'
    order by later.id`)
}

export interface OwnOrder extends Order {
  gameCode: string
  numero: string
  drawState: string
  closesAt: number
  drawn: string[] | null
}

export interface OrdersAsked {
  gameCode?: string | undefined
  before?: string | undefined
  /** These alone. */
  ids?: readonly string[] | undefined
  most: number
}

/** A member's orders, the latest first; of one game where it is named. */
export function ordersOf(
  db: Queryable,
  memberId: bigint,
  { gameCode, before, ids, most }: OrdersAsked,
): Promise<OwnOrder[]> {
  return db.many<OwnOrder>(sql`
    select ${columns()}, d.game_code as "gameCode", d.numero, d.state as "drawState", d.closes_at as "closesAt", d.drawn
    from lottery.placed_order o join lottery.draw d on d.id = o.draw_id
    where o.member_id = ${memberId}
      and (${gameCode ?? null}::text is null or d.game_code = ${gameCode ?? null})
      and (${before ?? null}::uuid is null or o.id < ${before ?? null}::uuid)
      and (${ids ? [...ids] : null}::uuid[] is null or o.id = any(${ids ? [...ids] : null}::uuid[]))
    order by o.id desc limit ${most}`)
}

/** Orders of a void draw whose stakes are still to come back. */
export function voidWaiting(db: Queryable, drawId: bigint, most: number): Promise<{ id: string }[]> {
  return db.many(sql`
    select o.id::text from lottery.placed_order o
    where o.draw_id = ${drawId} and o.state = 'waiting'
    order by o.id limit ${most}`)
}

export interface Sold {
  drawId: bigint
  currency: string
  orders: number
  staked: bigint
  most: bigint
  paid: bigint
  shortfall: bigint
}

/** What of draws stands, by draw and currency. */
export function soldOf(db: Queryable, drawIds: readonly bigint[]): Promise<Sold[]> {
  return db.many<Sold>(sql`
    select draw_id as "drawId", currency, count(*)::int as orders, sum(stake)::bigint as staked,
           sum(most)::bigint as most, sum(payout + rebate)::bigint as paid, sum(shortfall)::bigint as shortfall
    from lottery.placed_order
    where draw_id = any(${[...drawIds]}::bigint[]) and state not in ('cancelled', 'void')
    group by draw_id, currency order by draw_id, currency`)
}

/** Of each draw the numbers on which most could be lost. */
export function exposedMost(
  db: Queryable,
  drawIds: readonly bigint[],
  count: number,
): Promise<{ drawId: bigint; currency: string; what: string; most: bigint }[]> {
  return db.many(sql`
    select n.*
    from unnest(${[...drawIds]}::bigint[]) as d(id)
    cross join lateral (
      select e.draw_id as "drawId", e.currency, e.what, e.most
      from lottery.exposure e
      where e.draw_id = d.id and e.kind = 'number' and e.most > 0
      order by e.most desc, e.what limit ${count}
    ) n`)
}

/** What `sell` writes of one order. */
export interface OrderToSell {
  order: NewOrder
  lines: readonly NewLine[]
  placedAt: number
  exposed: readonly (Exposed & { cap: bigint })[]
  kept: KeptAnswer | undefined
}

/** What became of it: what play says, or `not-on-sale`, `answered`, `full`; of the last, which limit and what was taken of it. */
export interface SoldRow {
  outcome: 'done' | 'replayed' | PlayRefusal | 'not-on-sale' | 'answered' | 'full'
  kind: Exposed['kind'] | null
  what: string | null
  most: bigint | null
}

const hex = (bytes: Buffer) => `\\x${bytes.toString('hex')}`

/** The one statement that sells: see lottery.sell. */
export function sellStatement(sold: readonly OrderToSell[], performArguments: Sql): Sql {
  const orders = sold.map(({ order, placedAt, kept }) => ({
    id: order.id,
    draw: String(order.drawId),
    member: String(order.memberId),
    currency: order.currency,
    vendor: order.vendorId,
    node: order.nodeId,
    stake: String(order.stake),
    most: String(order.most),
    placed_at: placedAt,
    ...(kept && { key: hex(kept.keyHash), request: hex(kept.requestHash), answer: hex(kept.answerSealed) }),
  }))
  const lines = sold.flatMap((one, at) =>
    one.lines.map((line) => ({
      place: at + 1,
      n: line.n,
      play_code: line.playCode,
      content: line.content,
      units: line.units,
      price: line.price,
      unit_value: String(line.unitValue),
      multiple: line.multiple,
      stake: String(line.stake),
      own_group: line.ownGroup,
      chosen_group: line.chosenGroup,
      odds_share: line.oddsShare,
    })),
  )
  const exposed = sold.flatMap((one, at) =>
    one.exposed.map(({ kind, what, staked, most, cap }) => ({
      place: at + 1,
      kind,
      what,
      staked: String(staked),
      most: String(most),
      cap: String(cap),
    })),
  )
  return sql`
    select
      outcome, kind, what, most, balance, main_balance as "mainBalance", main_seq as "mainSeq",
      round_id::text as "roundId", ids, bonus_moved as "bonusMoved"
    from lottery.sell(
      ${JSON.stringify(orders)}::json, ${JSON.stringify(lines)}::json, ${JSON.stringify(exposed)}::json,
      ${performArguments})
    order by n`
}

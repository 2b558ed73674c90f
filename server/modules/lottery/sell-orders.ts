import { assert } from '@croupier/basis/assert.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import { Money } from '@croupier/basis/money.ts'
import type { MemberSession } from '../../platform/actor.ts'
import type { ReadScope, WriteScope } from '../../platform/context.ts'
import { AnsweredMeanwhile, type KeptAnswer } from '../../platform/idempotency.ts'
import { Refusal } from '../../platform/refusal.ts'
import { settingsPort } from '../../platform/settings.ts'
import { recordRecentGame, takesNot } from '../catalogue/index.ts'
import { type Play, type PlayCall, playPort, stakeRefusal, type Together } from '../play/index.ts'
import { type Draw, findAllOnSale, findDraws, lockDraws } from './draws-store.ts'
import { type Limits, limitsOf } from './limits.ts'
import { limits } from './lottery-settings.ts'
import { findGame, type LotteryGame } from './games-store.ts'
import { type Offered, offeredAs } from './offered.ts'
import {
  addExposure,
  type Exposed,
  holdStaked,
  insertChase,
  insertOrders,
  type NewOrder,
  type OrderToSell,
  type SoldRow,
  sellStatement,
} from './orders-store.ts'
import { prizeGroupsPort } from './prize-group-port.ts'
import {
  type AskedLine,
  exposedNumbers,
  faultAt,
  type FieldNames,
  readLines,
  type Purchase,
  type ReadLine,
  timesLine,
} from './read-lines.ts'
import { betRef } from './refs.ts'
import { saleReadsOf } from './sale-reads.ts'

export interface AskedOrder {
  gameCode: string
  draws: readonly { numero: string; multiple: number }[]
  lines: readonly AskedLine[]
  stopsOnWin: boolean
  names: FieldNames
}

const words = { closed: 'lottery.game.closed', notAllowed: 'lottery.not.allowed' } as const

export interface Sold {
  order: NewOrder
  lines: readonly ReadLine[]
  draw: Draw
}

/** Refuses what is above a limit; `value.most` in main units. */
function within(amount: bigint, most: string, what: string, currency: string): void {
  if (amount > Money.parse(most, currency).units) throw new Refusal('lottery.limit', { what, most, currency })
}

/** A lottery that is sold to a member, and what it takes in their currency. */
interface OnSale extends Offered {
  unitValues: readonly string[]
  /** Of every bet, or of this one. */
  limitsOf(playCode?: string): Limits
}

/** @throws Refusal lottery.game.closed, game.currency.closed */
function requireOffered(scope: ReadScope, session: MemberSession, game: LotteryGame | undefined): OnSale {
  const offered = game && offeredAs(scope, game)
  if (!offered?.game.isOpen || offered.vendor.status !== 'open' || offered.entry.status !== 'open') {
    throw new Refusal('lottery.game.closed')
  }
  const { currency } = session
  const table = scope.use(settingsPort).read(limits)
  const own = table[currency]
  if (!own || takesNot(currency, offered.vendor, offered.entry)) throw new Refusal('game.currency.closed')
  return {
    ...offered,
    unitValues: own.unitValues,
    limitsOf: (playCode) => limitsOf(offered.game, table, currency, playCode)!,
  }
}

/** The draws asked for, in the order of their ids, each on sale by the database's clock and kept so. */
async function holdDraws(scope: WriteScope, { gameCode, draws, names }: AskedOrder) {
  const named = draws.map(({ numero }) => ({ gameCode, numero }))
  const multiples = new Map<bigint, number>()
  for (const [at, draw] of (await findDraws(scope.tx, named)).entries()) {
    if (!draw) throw new Refusal('lottery.draw.closed', { numero: named[at]!.numero })
    if (multiples.has(draw.id)) throw faultAt(names.draw(at))
    multiples.set(draw.id, draws[at]!.multiple)
  }
  await lockDraws(scope.tx, [...multiples.keys()])
  const onSale = await findAllOnSale(scope.tx, [...multiples.keys()])
  const numeros = new Set(onSale.map(({ numero }) => numero))
  const closed = named.find(({ numero }) => !numeros.has(numero))
  if (closed) throw new Refusal('lottery.draw.closed', { numero: closed.numero })
  return onSale.map((draw) => ({ draw, multiple: multiples.get(draw.id)! }))
}

/** Refuses what one order may not be, whatever else is sold. */
function requireAllowed(offered: OnSale, { order, lines }: Sold): void {
  const bounds = offered.limitsOf()
  for (const { line, most } of lines) {
    if (line.multiple > bounds.multiple) throw new Refusal('lottery.limit', { what: 'multiple', most: bounds.multiple })
    within(most, offered.limitsOf(line.playCode).linePayout, 'linePayout', order.currency)
  }
  within(order.stake, bounds.stake, 'stake', order.currency)
}

/** What the buyer may win of the draw: as much as the bet that may win most. */
function memberPayoutOf(offered: OnSale, { lines }: Sold): string {
  const payouts = lines.map(({ line }) => offered.limitsOf(line.playCode).memberPayout)
  return payouts.reduce((highest, each) => (Number(each) > Number(highest) ? each : highest))
}

/** What an order could lose, of what and at most; of numbers also by each time it is bet. */
function exposureOf(offered: OnSale, sold: Sold) {
  const { family } = offered
  const { order, lines } = sold
  const own = { staked: order.stake, most: order.most }
  const capped = (most: string) => Money.parse(most, order.currency).units
  return [
    { kind: 'draw' as const, what: '', ...own, cap: capped(offered.limitsOf().drawPayout), perTime: 1n },
    {
      kind: 'member' as const,
      what: String(order.memberId),
      ...own,
      cap: capped(memberPayoutOf(offered, sold)),
      perTime: 1n,
    },
    ...exposedNumbers(family, lines).map((number) => ({
      ...number,
      cap: capped(offered.limitsOf(number.playCode).numberPayout),
    })),
  ]
}

/** Why an order is not taken where so much of a limit was taken before it. */
function fullOf(
  offered: OnSale,
  sold: Sold,
  { kind, what, before }: { kind: Exposed['kind']; what: string; before: bigint },
): Refusal {
  const { currency } = sold.order
  if (kind === 'draw') {
    return new Refusal('lottery.limit', { what: 'drawPayout', most: offered.limitsOf().drawPayout, currency })
  }
  if (kind === 'member') {
    return new Refusal('lottery.limit', { what: 'memberPayout', most: memberPayoutOf(offered, sold), currency })
  }
  const number = exposureOf(offered, sold).find((each) => each.kind === kind && each.what === what)
  assert(number, 'what is full is a number of the order')
  const left = (number.cap - before) / number.perTime
  return new Refusal('lottery.number.full', {
    number: what.slice(what.indexOf(':') + 1),
    left: Number(left > 0n ? left : 0n),
  })
}

/** Takes what the orders could lose into their draws' books; refuses where that is more than the lottery takes. */
async function expose(scope: WriteScope, offered: OnSale, sold: readonly Sold[]): Promise<void> {
  const exposed = sold.flatMap((one) =>
    exposureOf(offered, one).map((each) => ({ ...each, drawId: one.draw.id, sold: one })),
  )
  const keyOf = ({ drawId, kind, what }: { drawId: bigint; kind: string; what: string }) => `${drawId} ${kind} ${what}`
  const byKey = new Map(exposed.map((each) => [keyOf(each), each]))
  for (const taken of await addExposure(scope.tx, sold[0]!.order.currency, exposed)) {
    const own = byKey.get(keyOf(taken))!
    if (taken.most > own.cap) throw fullOf(offered, own.sold, { ...own, before: taken.most - own.most })
  }
}

/** The bets of an order's round. */
function betsOf({ game, entry }: Offered, { order, lines, draw }: Sold): PlayCall {
  return {
    vendorId: order.vendorId,
    gameNodeId: entry.nodeId,
    memberId: order.memberId,
    currency: order.currency,
    roundRef: order.id,
    roundId: order.id,
    transactions: lines.map(({ line }) => ({ ref: betRef(order.id, line.n), type: 'bet', amount: line.stake })),
    closesRound: false,
    detail: {
      gameCode: game.code,
      numero: draw.numero,
      lines: lines.slice(0, 10).map(({ line: { playCode, content, units, multiple } }) => ({
        playCode,
        content: content.slice(0, 200),
        units,
        multiple,
      })),
    },
  }
}

/** Takes the stake. `besides` is what they have on the draw already. */
async function stake(scope: WriteScope, offered: Offered, sold: Sold, besides: bigint): Promise<void> {
  const bets = { ...betsOf(offered, sold), besides }
  const answer = await scope.use(playPort).performInTransaction(scope.tx, bets)
  // Thrown, so that nothing of the order stays.
  if (answer.outcome !== 'done') {
    throw await stakeRefusal({ ...scope, db: scope.tx }, words, sold.order, answer.outcome)
  }
}

/**
 * Sells a basket for every draw that is asked for, all or nothing, as a part of `purchase`. Answers the orders in the order
 * of their draws.
 */
export async function sellOrders(
  scope: WriteScope,
  session: MemberSession,
  asked: AskedOrder,
  purchase: Purchase = { numbers: 0 },
): Promise<{ ids: string[]; chaseId: string | null; stake: bigint }> {
  const { tx, clock } = scope
  const { memberId, currency } = session
  const offered = requireOffered({ ...scope, db: tx }, session, await findGame(tx, asked.gameCode))
  const ownGroup = await scope.use(prizeGroupsPort).groupOf(tx, memberId)
  const basket = readLines(offered.family, asked.lines, {
    draws: asked.draws.length,
    names: asked.names,
    purchase,
    currency,
    ownGroup,
    unitValues: offered.unitValues,
    oddsShares: offered.game.oddsShares,
  })
  const onSale = await holdDraws(scope, asked)
  const staked = await holdStaked(
    tx,
    { memberId, currency },
    onSale.map(({ draw }) => draw.id),
  )
  const chaseId = onSale.length > 1 ? uuidv7(clock.now()) : null
  if (chaseId !== null) {
    await insertChase(tx, { id: chaseId, memberId, gameCode: asked.gameCode, stopsOnWin: asked.stopsOnWin })
  }
  // Listed by their ids, so those of a chase follow its draws.
  const ids = onSale.map(() => uuidv7(clock.now())).sort()
  const sold: Sold[] = onSale.map(({ draw, multiple }, at) => {
    const lines = basket.map((line) => timesLine(line, multiple))
    const order: NewOrder = {
      id: ids[at]!,
      drawId: draw.id,
      memberId,
      currency,
      vendorId: offered.vendor.id,
      nodeId: offered.entry.nodeId,
      chaseId,
      stake: lines.reduce((total, { line }) => total + line.stake, 0n),
      most: lines.reduce((total, { most }) => total + most, 0n),
    }
    return { order, lines, draw }
  })
  for (const one of sold) requireAllowed(offered, one)
  await insertOrders(
    tx,
    sold.map(({ order, lines }) => ({ order, lines: lines.map(({ line }) => line) })),
  )
  await recordRecentGame(tx, memberId, offered.entry.nodeId, clock.now())
  for (const one of sold) await stake(scope, offered, one, staked.get(one.draw.id) ?? 0n)
  // The draw's books come last, for everybody who buys waits for them: after the money, and so wherever both are locked.
  await expose(scope, offered, sold)
  const total = sold.reduce((sum, { order }) => sum + order.stake, 0n)
  assert(total > 0n, 'an order has a stake')
  return { ids, chaseId, stake: total }
}

const sales = new WeakMap<Play, Together<OrderToSell>>()

function saleOf(play: Play): Together<OrderToSell> {
  const sale =
    sales.get(play) ??
    play.performTogether<OrderToSell>({
      name: 'lottery sell',
      keysOf: ({ kept }) => (kept ? [`key ${kept.keyHash.toString('hex')}`] : []),
      statement: sellStatement,
    })
  sales.set(play, sale)
  return sale
}

/**
 * Sells a basket for one draw, together with what everybody else buys at the same moment. `keep` makes of the order what
 * is answered, as a repeat gets it.
 * @throws AnsweredMeanwhile where another attempt under the same key was sold
 */
export async function sellOrder(
  scope: ReadScope,
  session: MemberSession,
  asked: AskedOrder,
  keep: (offered: Offered, sold: Sold, placedAt: number) => KeptAnswer | undefined,
): Promise<{ offered: Offered; sold: Sold; placedAt: number }> {
  const { db, clock } = scope
  const { memberId, currency } = session
  const [{ numero, multiple }] = asked.draws as [{ numero: string; multiple: number }]
  const reads = saleReadsOf(db)
  const [game, ownGroup, draw] = await Promise.all([
    reads.game(asked.gameCode),
    scope.use(prizeGroupsPort).groupOf(db, memberId),
    reads.draw({ gameCode: asked.gameCode, numero }),
  ])
  const offered = requireOffered(scope, session, game)
  const basket = readLines(offered.family, asked.lines, {
    draws: asked.draws.length,
    names: asked.names,
    purchase: { numbers: 0 },
    currency,
    ownGroup,
    unitValues: offered.unitValues,
    oddsShares: offered.game.oddsShares,
  })
  if (!draw) throw new Refusal('lottery.draw.closed', { numero })
  const lines = basket.map((line) => timesLine(line, multiple))
  const placedAt = clock.now()
  const order: NewOrder = {
    id: uuidv7(placedAt),
    drawId: draw.id,
    memberId,
    currency,
    vendorId: offered.vendor.id,
    nodeId: offered.entry.nodeId,
    chaseId: null,
    stake: lines.reduce((total, { line }) => total + line.stake, 0n),
    most: lines.reduce((total, { most }) => total + most, 0n),
  }
  const sold: Sold = { order, lines, draw }
  requireAllowed(offered, sold)
  const row = await saleOf(scope.use(playPort)).perform<SoldRow>(betsOf(offered, sold), {
    order,
    lines: lines.map(({ line }) => line),
    placedAt,
    exposed: exposureOf(offered, sold),
    kept: keep(offered, sold, placedAt),
  })
  switch (row.outcome) {
    case 'done':
    case 'replayed':
      return { offered, sold, placedAt }
    case 'not-on-sale':
      throw new Refusal('lottery.draw.closed', { numero })
    case 'answered':
      throw new AnsweredMeanwhile()
    case 'full':
      if (row.kind !== null) throw fullOf(offered, sold, { kind: row.kind, what: row.what!, before: row.most! })
      throw new Refusal('busy.try.again')
    default:
      throw await stakeRefusal(scope, words, sold.order, row.outcome)
  }
}

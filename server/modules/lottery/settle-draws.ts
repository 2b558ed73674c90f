import { assert } from '@croupier/basis/assert.ts'
import type { Family } from '@croupier/games/lottery/bet-type.ts'
import { betTypeOf, familyCalled } from '@croupier/games/lottery/families.ts'
import { payoutOfLine, rebateOf, shareOf, wonBy } from '@croupier/games/lottery/prize-group.ts'
import type { App } from '../../platform/app.ts'
import { correctRound, PlayBusy, playPort } from '../play/index.ts'
import { takeBackOrder } from './cancel-order.ts'
import { type Draw, dueToSettle, findOnSale, lockDraw, markSettled } from './draws-store.ts'
import { allGames } from './games-store.ts'
import {
  chasedOn,
  type Line,
  linesOf,
  lockOrder,
  type Order,
  type OrderState,
  settleOrders,
  type SettledLine,
  toSettle,
  voidWaiting,
} from './orders-store.ts'
import { betRef } from './refs.ts'

/** Orders that are settled together. */
const PAGE = 500

interface Settled {
  order: Order
  lines: readonly Line[]
  won: readonly SettledLine[]
}

/** What each line of an order comes to; a pure reckoning, the same whenever it is made. */
function reckon(family: Family, order: Order, lines: readonly Line[], drawn: readonly string[]): Settled {
  const won = lines.map((line) => {
    const bet = betTypeOf(family, line.playCode)?.read(line.content)
    assert(bet, 'a line that was sold can be read')
    const unitStake = line.unitValue * BigInt(line.multiple)
    return {
      orderId: order.id,
      n: line.n,
      payout: payoutOfLine(wonBy(bet, drawn), shareOf(family, line.chosenGroup), unitStake),
      rebate: rebateOf(family, line.ownGroup, line.chosenGroup, line.stake),
    }
  })
  return { order, lines, won }
}

const payoutsOf = (won: readonly SettledLine[]) => won.reduce((total, { payout }) => total + payout, 0n)
const rebatesOf = (won: readonly SettledLine[]) => won.reduce((total, { rebate }) => total + rebate, 0n)

/**
 * Pays an order, or finds that it was paid: wins carry the order's id and the line, so that they are booked once, whoever
 * settles and however often. Undefined where it cannot be paid now.
 */
async function pay(app: App, { order, lines, won }: Settled): Promise<OrderState | undefined> {
  const transactions = won.flatMap(({ n, payout, rebate }) => [
    ...(payout > 0n ? [{ ref: `${betRef(order.id, n)}:win`, type: 'win' as const, amount: payout }] : []),
    ...(rebate > 0n ? [{ ref: `${betRef(order.id, n)}:rebate`, type: 'win' as const, amount: rebate }] : []),
  ])
  const answer = await app.ports.use(playPort).perform({
    vendorId: order.vendorId,
    gameNodeId: order.nodeId,
    memberId: order.memberId,
    currency: order.currency,
    roundRef: order.id,
    transactions,
    closesRound: true,
    wagers: lines.map(({ stake }) => ({ stake })),
  })
  if (answer.outcome === 'done') return payoutsOf(won) > 0n ? 'won' : 'lost'
  // An operator ruled on the round: what it pays is decided.
  if (answer.outcome === 'taken-back' || answer.outcome === 'round-closed') return 'void'
  app.log.error({ order: order.id, outcome: answer.outcome }, 'an order of a lottery could not be paid')
  return undefined
}

/** Brings an order that was settled by an earlier result to what it is due; answers what could not be taken back. */
async function correct(app: App, { order, won }: Settled, draw: Draw): Promise<bigint> {
  const due = payoutsOf(won) + rebatesOf(won)
  const { payout } = await correctRound(app, {
    roundId: order.id,
    due,
    reason: `${draw.gameCode} ${draw.numero}: result ${draw.revision + 1}`,
    madeBy: 'system:lottery',
  })
  return payout > due ? payout - due : 0n
}

async function settlePage(app: App, draw: Draw, family: Family, orders: readonly Order[]): Promise<void> {
  const byOrder = Map.groupBy(
    await linesOf(
      app.database,
      orders.map(({ id }) => id),
    ),
    ({ orderId }) => orderId,
  )
  const reckoned = orders.map((order) => reckon(family, order, byOrder.get(order.id) ?? [], draw.drawn!))
  const done = await Promise.all(
    reckoned.map(async (settled) => {
      const { order, won } = settled
      if (order.state !== 'waiting') {
        const shortfall = await correct(app, settled, draw)
        const state: OrderState = payoutsOf(won) > 0n ? 'won' : 'lost'
        return { settled, state, shortfall }
      }
      return { settled, state: await pay(app, settled), shortfall: 0n }
    }),
  )
  const written = done.flatMap(({ settled: { order, won }, state, shortfall }) =>
    state === undefined
      ? []
      : [
          {
            id: order.id,
            state,
            payout: state === 'void' ? 0n : payoutsOf(won),
            rebate: state === 'void' ? 0n : rebatesOf(won),
            shortfall,
            lines: state === 'void' ? [] : won,
          },
        ],
  )
  await settleOrders(
    app.database,
    draw.revision,
    written.map(({ id, state, payout, rebate, shortfall }) => ({ id, state, payout, rebate, shortfall })),
    written.flatMap(({ lines }) => lines),
  )
}

/** Chases that stop on a win and won: what of them can still be taken back is. */
async function stopChases(app: App, draw: Draw): Promise<void> {
  for (const { id, drawId } of await chasedOn(app.database, draw.id)) {
    await app.database.transaction(async (tx) => {
      await lockDraw(tx, drawId, true)
      const order = await lockOrder(tx, id)
      if (order?.state !== 'waiting' || !(await findOnSale(tx, drawId))) return
      await takeBackOrder(app.ports.use(playPort), tx, order, 'cancelled')
    })
  }
}

async function settleDraw(app: App, draw: Draw, family: Family): Promise<void> {
  let after: string | undefined
  do {
    const orders = await toSettle(app.database, draw, after, PAGE)
    await settlePage(app, draw, family, orders)
    after = orders.length === PAGE ? orders.at(-1)!.id : undefined
  } while (after !== undefined)
  await stopChases(app, draw)
  await markSettled(app.database, draw.id)
}

/** Settles every draw that has a result. Interrupted, it goes on with what still waits. */
export async function settleDraws(app: App): Promise<void> {
  const due = await dueToSettle(app.database)
  if (due.length > 0) {
    const games = new Map((await allGames(app.database)).map((game) => [game.code, game]))
    for (const draw of due) {
      try {
        await settleDraw(app, draw, familyCalled(games.get(draw.gameCode)!.family)!)
      } catch (error) {
        if (!(error instanceof PlayBusy)) throw error
      }
    }
  }
}

/** Gives the stakes of void draws back. */
export async function refundVoid(app: App): Promise<void> {
  for (const { id } of await voidWaiting(app.database, PAGE)) {
    await app.database.transaction(async (tx) => {
      const order = await lockOrder(tx, id)
      if (order?.state === 'waiting') await takeBackOrder(app.ports.use(playPort), tx, order, 'void')
    })
  }
}

import { assert } from '@croupier/basis/assert.ts'
import type { Family } from '@croupier/games/lottery/bet-type.ts'
import { betTypeOf, familyCalled } from '@croupier/games/lottery/families.ts'
import { payoutOfLine, rebateOf, shareOf, wonBy } from '@croupier/games/lottery/prize-group.ts'
import type { App } from '../../platform/app.ts'
import { correctRound, findRound, type OneByOne, PlayBusy, playPort, settlePages, settleSingly } from '../play/index.ts'
import { takeBackOrder } from './cancel-order.ts'
import { type Draw, dueToRefund, dueToSettle, findOnSale, lockDraw, markRefunded, markSettled } from './draws-store.ts'
import { allGames } from './games-store.ts'
import {
  chasedOn,
  holdWaiting,
  type Line,
  linesOf,
  lockOrder,
  type Order,
  type OrderState,
  type OrderWithLines,
  settledEarlier,
  type SettledLine,
  type SettledOrder,
  settleOrders,
  voidWaiting,
} from './orders-store.ts'
import { betRef } from './refs.ts'
import { tellDraws } from './tell-draws.ts'

/** Orders that are settled together, in one transaction: their members’ bets elsewhere wait for it. */
const PAGE = 1000

/** Choices of a draw whose worth is remembered. */
const MOST_KNOWN = 50_000

interface Settled {
  order: Order
  lines: readonly Line[]
  won: readonly SettledLine[]
}

/** What each line of an order comes to; a pure reckoning, the same whenever it is made. */
type Reckoner = (order: Order, lines: readonly Line[]) => Settled

/** Reckons each choice once, however many made it. */
function reckonerOf(family: Family, drawn: readonly string[]): Reckoner {
  const known = new Map<string, { payout: bigint; rebate: bigint }>()
  const reckon = ({ playCode, content, unitValue, multiple, stake, ownGroup, chosenGroup, oddsShare }: Line) => {
    const bet = betTypeOf(family, playCode)?.read(content)
    assert(bet, 'a line that was sold can be read')
    return {
      payout: payoutOfLine(wonBy(bet, drawn), shareOf(family, chosenGroup, oddsShare), unitValue * BigInt(multiple)),
      rebate: rebateOf(family, ownGroup, chosenGroup, stake),
    }
  }
  return (order, lines) => ({
    order,
    lines,
    won: lines.map((line) => {
      const choice = [
        line.playCode,
        line.content,
        line.unitValue,
        line.multiple,
        line.stake,
        line.ownGroup,
        line.chosenGroup,
        line.oddsShare,
      ]
      const key = choice.join(' ')
      const comesTo = known.get(key) ?? reckon(line)
      if (known.size < MOST_KNOWN) known.set(key, comesTo)
      return { orderId: order.id, n: line.n, ...comesTo }
    }),
  })
}

const payoutsOf = (won: readonly SettledLine[]) => won.reduce((total, { payout }) => total + payout, 0n)
const rebatesOf = (won: readonly SettledLine[]) => won.reduce((total, { rebate }) => total + rebate, 0n)

/** A win carries its order's id and line, so that it is booked once, whoever settles and however often. */
function winsOf({ order, won }: Settled): { ref: string; amount: bigint }[] {
  return won.flatMap(({ n, payout, rebate }) => [
    ...(payout > 0n ? [{ ref: `${betRef(order.id, n)}:win`, amount: payout }] : []),
    ...(rebate > 0n ? [{ ref: `${betRef(order.id, n)}:rebate`, amount: rebate }] : []),
  ])
}

const wagersOf = ({ lines }: Settled) => lines.map(({ stake }) => ({ stake }))

function settledOrder({ order, won }: Settled): SettledOrder {
  const payout = payoutsOf(won)
  return {
    id: order.id,
    state: payout > 0n ? 'won' : 'lost',
    payout,
    rebate: rebatesOf(won),
    shortfall: 0n,
    lines: won,
  }
}

/** Pays an order by itself, or finds that it was paid. Undefined where it cannot be paid now. */
async function pay(app: App, settled: Settled): Promise<OrderState | undefined> {
  const { order, won } = settled
  const round = await findRound(app.database, order.id)
  // An operator ruled on the round: what it pays is decided.
  if (round?.ruling === 'void' || round?.ruling === 'resettled') return 'void'
  const answer = await app.ports.use(playPort).perform({
    vendorId: order.vendorId,
    gameNodeId: order.nodeId,
    memberId: order.memberId,
    currency: order.currency,
    roundRef: order.id,
    transactions: winsOf(settled).map((win) => ({ ...win, type: 'win' })),
    closesRound: true,
    wagers: wagersOf(settled),
  })
  if (answer.outcome === 'done') return payoutsOf(won) > 0n ? 'won' : 'lost'
  // So it was at this moment.
  if (answer.outcome === 'taken-back' || answer.outcome === 'round-closed') return 'void'
  app.log.error({ order: order.id, outcome: answer.outcome }, 'an order of a lottery could not be paid')
  return undefined
}

/** An order whose round an operator ruled on: the lottery pays nothing of it. */
const ruledOrder = ({ order, won }: Settled): SettledOrder => {
  const lines = won.map((line) => ({ ...line, payout: 0n, rebate: 0n }))
  return { id: order.id, state: 'void', payout: 0n, rebate: 0n, shortfall: 0n, lines }
}

/** Brings an order that was settled by an earlier result to what it is due, with what could not be taken back. */
async function correct(app: App, settled: Settled, draw: Draw): Promise<SettledOrder> {
  const { order, won } = settled
  const due = payoutsOf(won) + rebatesOf(won)
  const { payout, isRuled } = await correctRound(app, {
    roundId: order.id,
    due,
    reason: `${draw.gameCode} ${draw.numero}: result ${draw.revision + 1}`,
    madeBy: 'system:lottery',
  })
  if (isRuled) return ruledOrder(settled)
  return { ...settledOrder(settled), shortfall: payout > due ? payout - due : 0n }
}

/** Orders one by one: what an earlier result decided, and what could not be paid together with others. */
const oneByOne = (app: App, draw: Draw): OneByOne<Settled, SettledOrder> => ({
  async pay(settled) {
    const { order } = settled
    if (order.state !== 'waiting') return correct(app, settled, draw)
    const state = await pay(app, settled)
    if (state === 'void') return { id: order.id, state, payout: 0n, rebate: 0n, shortfall: 0n, lines: [] }
    return state && settledOrder(settled)
  },
  end: (ended) => settleOrders(app.database, draw.revision, ended),
})

/** Everything that waits, a page at a time; whoever else settles it at the same moment takes other pages. */
function settleWaiting(app: App, draw: Draw, reckon: Reckoner, pageSize: number): Promise<void> {
  return settlePages(app, {
    hold: (tx, after: OrderWithLines | undefined) => holdWaiting(tx, draw.id, after?.order.id, pageSize),
    async settleTogether(tx, page) {
      const reckoned = page.map(({ order, lines }) => reckon(order, lines))
      const ended = reckoned.map((settled) => ({
        roundId: settled.order.id,
        vendorId: settled.order.vendorId,
        gameNodeId: settled.order.nodeId,
        memberId: settled.order.memberId,
        currency: settled.order.currency,
        wins: winsOf(settled),
        wagers: wagersOf(settled),
      }))
      const { settled, tellBalances } = await app.ports.use(playPort).settleInTransaction(tx, ended)
      const written = reckoned.filter(({ order }) => settled.has(order.id))
      await settleOrders(tx, draw.revision, written.map(settledOrder))
      return { left: reckoned.filter(({ order }) => !settled.has(order.id)), tellBalances }
    },
    ...oneByOne(app, draw),
  })
}

/** What an earlier result decided. */
async function correctSettled(app: App, draw: Draw, reckon: Reckoner): Promise<void> {
  let after: string | undefined
  do {
    const orders = await settledEarlier(app.database, draw, after, PAGE)
    const ids = orders.map(({ id }) => id)
    const byOrder = Map.groupBy(await linesOf(app.database, ids), ({ orderId }) => orderId)
    await settleSingly(
      orders.map((order) => reckon(order, byOrder.get(order.id) ?? [])),
      oneByOne(app, draw),
    )
    after = orders.length === PAGE ? orders.at(-1)!.id : undefined
  } while (after !== undefined)
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

async function settleDraw(app: App, draw: Draw, family: Family, pageSize: number): Promise<void> {
  const reckon = reckonerOf(family, draw.drawn!)
  await settleWaiting(app, draw, reckon, pageSize)
  if (draw.revision > 0) await correctSettled(app, draw, reckon)
  await stopChases(app, draw)
  if (!(await markSettled(app.database, draw))) return
  const { gameCode, numero } = draw
  const drawn = { family: family.code, numbers: draw.drawn! }
  await tellDraws(app.database, [{ gameCode, numero, state: 'settled', drawn }])
}

/**
 * Settles every draw that has a result. Interrupted, it goes on with what still waits; one that cannot be settled keeps none of
 * the others from it.
 * @throws the first fault, once all have been tried
 */
export async function settleDraws(app: App, pageSize = PAGE): Promise<void> {
  const due = await dueToSettle(app.database)
  if (due.length > 0) {
    const games = new Map((await allGames(app.database)).map((game) => [game.code, game]))
    const faults: unknown[] = []
    for (const draw of due) {
      try {
        await settleDraw(app, draw, familyCalled(games.get(draw.gameCode)!.family)!, pageSize)
      } catch (error) {
        if (error instanceof PlayBusy) continue
        faults.push(error)
        app.log.error({ err: error, game: draw.gameCode, numero: draw.numero }, 'a draw could not be settled, retrying')
      }
    }
    if (faults.length > 0) throw faults[0]
  }
}

/** Gives the stakes of void draws back, a page of each at a time. */
export async function refundVoid(app: App): Promise<void> {
  for (const draw of await dueToRefund(app.database)) {
    const waiting = await voidWaiting(app.database, draw.id, PAGE)
    for (const { id } of waiting) {
      await app.database.transaction(async (tx) => {
        const order = await lockOrder(tx, id)
        if (order?.state === 'waiting') await takeBackOrder(app.ports.use(playPort), tx, order, 'void')
      })
    }
    if (waiting.length < PAGE) await markRefunded(app.database, draw.id)
  }
}

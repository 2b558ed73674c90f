import { assert } from '@croupier/basis/assert.ts'
import { betTypeOf, familyCalled } from '@croupier/games/lottery/families.ts'
import type { Tx } from '../../platform/database.ts'
import type { Play } from '../play/index.ts'
import { findDrawById } from './draws-store.ts'
import { findGame } from './games-store.ts'
import { addExposure, endOrder, type Exposed, type Line, linesOf, type Order } from './orders-store.ts'
import { exposedNumbers } from './read-lines.ts'
import { betRef } from './refs.ts'

/** What was held against each number, to be taken off again. */
async function numbersOf(tx: Tx, order: Order, lines: readonly Line[]): Promise<Exposed[]> {
  const draw = await findDrawById(tx, order.drawId)
  const game = draw && (await findGame(tx, draw.gameCode))
  const family = game && familyCalled(game.family)
  assert(family, 'an order is of a lottery that has rules')
  const read = lines.flatMap((line) => {
    const bet = betTypeOf(family, line.playCode)?.read(line.content)
    return bet ? [{ line, bet }] : []
  })
  return exposedNumbers(family, read).map(({ kind, what, staked, most }) => ({
    kind,
    what,
    staked: -staked,
    most: -most,
  }))
}

/** Gives the whole stake back and closes the round; comes last in its transaction. The money is locked before the draw's books. */
export async function takeBackOrder(play: Play, tx: Tx, order: Order, state: 'cancelled' | 'void'): Promise<void> {
  const lines = await linesOf(tx, [order.id])
  await endOrder(tx, order.id, state)
  const answer = await play.performInTransaction(tx, {
    vendorId: order.vendorId,
    gameNodeId: order.nodeId,
    memberId: order.memberId,
    currency: order.currency,
    roundRef: order.id,
    transactions: lines.map(({ n, stake }) => ({
      ref: `${betRef(order.id, n)}:back`,
      type: 'rollback' as const,
      amount: stake,
      originalRef: betRef(order.id, n),
    })),
    closesRound: true,
    wagers: [],
  })
  assert(answer.outcome === 'done', `a stake comes back: ${answer.outcome}`)
  if (state === 'cancelled') {
    const taken = { staked: -order.stake, most: -order.most }
    const exposed: Exposed[] = [
      { kind: 'draw', what: '', ...taken },
      { kind: 'member', what: String(order.memberId), ...taken },
      ...(await numbersOf(tx, order, lines)),
    ]
    await addExposure(
      tx,
      order.currency,
      exposed.map((each) => ({ ...each, drawId: order.drawId })),
    )
  }
}

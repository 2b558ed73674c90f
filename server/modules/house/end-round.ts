import { assert } from '@croupier/basis/assert.ts'
import * as z from 'zod/mini'
import type { App } from '../../platform/app.ts'
import type { OwnScope } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { playPort } from '../play/index.ts'
import { moveDemoBalance } from './demo-balances-store.ts'
import { wagerOf } from './place-bet.ts'
import { readBody, sessionId } from './rgs-body.ts'
import { RgsError } from './rgs-errors.ts'
import { closeRound, findHouseRound, type HouseRound } from './rounds-store.ts'
import { clearSeat, findSeat, lockSeat, type Place } from './seats-store.ts'
import { type AnyTable, balanceAt, findAnyTable, type WireBalance, wireBalance } from './table.ts'

/** What a round is ended with: a wire call's app, or a job's scope. */
type Ending = Pick<OwnScope, 'database' | 'use'>

/** Pays an open round; the last statement of its transaction. Answers the balance after it, in ledger units. */
async function payRound(scope: Ending, tx: Tx, round: HouseRound, sessionId: string): Promise<bigint> {
  if (round.isDemo) return (await moveDemoBalance(tx, sessionId, round.payout)) ?? 0n
  const answer = await scope.use(playPort).performInTransaction(tx, {
    vendorId: round.vendorId,
    gameNodeId: round.gameNodeId,
    memberId: round.memberId,
    currency: round.currency,
    roundRef: round.id,
    transactions: [{ ref: `${round.id}:win`, type: 'win', amount: round.payout }],
    closesRound: true,
    // What a chosen chance pays is what it paid: a round that pays nothing is closed with its bet.
    wagers: [wagerOf(round, round.multiplier)],
  })
  // Where an operator has ruled on the round, the ruling decides what it pays.
  if (answer.outcome === 'taken-back' || answer.outcome === 'round-closed') return answer.balance
  // Thrown, so that the round stays open: it is paid when there is room for it.
  if (answer.outcome === 'full') throw new RgsError('ERR_GEN', 'the balance would be above what one may be')
  assert(answer.outcome === 'done', `a win of the house's own game is always paid: ${answer.outcome}`)
  return answer.balance
}

/**
 * Ends the round that is open at a seat and pays it, once: whoever comes second finds none open. Play money goes to the
 * session that ends the round, else to the one it was played in. Answers the balance after it; undefined where no round
 * was open.
 */
export async function endRoundAt(scope: Ending, place: Place, endingSessionId?: string): Promise<bigint | undefined> {
  return scope.database.transaction(async (tx) => {
    const seat = await lockSeat(tx, place)
    if (!seat?.isRoundOpen || seat.lastRoundId === null) return undefined
    const round = await findHouseRound(tx, seat.lastRoundId)
    assert(round?.state === 'open', 'the round a seat waits for is open')
    await closeRound(tx, round.id)
    await clearSeat(tx, place)
    return payRound(scope, tx, round, endingSessionId ?? round.sessionId)
  })
}

const body = z.object({ sessionID: sessionId })

async function wasOverByItself(app: App, { rules, place }: AnyTable): Promise<boolean> {
  if (!rules.isImported) return false
  const seat = await findSeat(app.database, place)
  const last = seat?.lastRoundId ? await findHouseRound(app.database, seat.lastRoundId) : undefined
  return last?.state === 'closed' && last.payout === 0n
}

/** Whether the round that is open at the seat was bet in this session. */
async function hasOpenRound(app: App, { place, session }: AnyTable): Promise<boolean> {
  const seat = await findSeat(app.database, place)
  const open = seat?.isRoundOpen && seat.lastRoundId ? await findHouseRound(app.database, seat.lastRoundId) : undefined
  return open?.sessionId === session.id
}

/**
 * Ends the session's open round: it is paid now that the player has seen it. A session that is over meanwhile takes no
 * bets, and ends the round that was bet in it all the same: what was won is owed.
 */
export async function endRound(app: App, raw: Buffer): Promise<{ balance: WireBalance }> {
  const table = await findAnyTable(app, readBody(body, raw).sessionID)
  if (!table.isLive && !(await hasOpenRound(app, table))) throw new RgsError('ERR_IS', 'a session that is over')
  // A session that was never asked for its play money has none yet to add to.
  if (table.session.isDemo) await balanceAt(app, app.database, table)
  const scope: Ending = { database: app.database, use: (port) => app.ports.use(port) }
  const balance = await endRoundAt(scope, table.place, table.session.id)
  if (balance === undefined) {
    // Clients of imported games end what paid nothing too, where it was a bonus; it was over by itself.
    if (!(await wasOverByItself(app, table))) throw new RgsError('ERR_BNF', 'no round is open')
    return { balance: wireBalance(await balanceAt(app, app.database, table), table.session.currency) }
  }
  return { balance: wireBalance(balance, table.session.currency) }
}

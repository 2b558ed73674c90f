import { placeTableBets } from '@croupier/api/tables/place-table-bets.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import { Money } from '@croupier/basis/money.ts'
import { isSpotOf } from '@croupier/games/tables/tables.ts'
import type { WriteScope } from '../../platform/context.ts'
import { implement } from '../../platform/implement.ts'
import { Refusal } from '../../platform/refusal.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { recordRecentGame, takesNot } from '../catalogue/index.ts'
import { playPort, stakeRefusal } from '../play/index.ts'
import { rulesOf, stageOf } from './deals.ts'
import { chipsOf, describeSlip } from './describe-slip.ts'
import { limitsIn, requireLeast, requireOwn, requireTable } from './limits.ts'
import { isOpen, offeredAs } from './offered.ts'
import { readAmount } from './read-amount.ts'
import { betRef } from './refs.ts'
import { databaseNow, keepRound, type Round } from './rounds-store.ts'
import { findSlips, insertSlip, type NewSlip, slipsOn, waitForOwn } from './slips-store.ts'
import { addTotals, setMost } from './totals-store.ts'

const words = { closed: 'tables.game.closed', notAllowed: 'tables.not.allowed' } as const

/** Takes the stake: the slip is a round of play under the same id. `besides` is what they have on the round already. */
async function takeStake(
  scope: WriteScope,
  slip: NewSlip,
  { number, gameCode }: Round,
  besides: bigint,
): Promise<void> {
  const answer = await scope.use(playPort).performInTransaction(scope.tx, {
    vendorId: slip.vendorId,
    gameNodeId: slip.nodeId,
    memberId: slip.memberId,
    currency: slip.currency,
    roundRef: slip.id,
    roundId: slip.id,
    transactions: [{ ref: betRef(slip.id), type: 'bet', amount: slip.stake }],
    closesRound: false,
    besides,
    detail: {
      table: gameCode,
      round: number,
      lines: chipsOf(slip).map(({ spot, stake }) => ({ spot, stake: new Money(slip.currency, stake).toString() })),
    },
  })
  if (answer.outcome !== 'done') throw await stakeRefusal({ ...scope, db: scope.tx }, words, slip, answer.outcome)
}

export default implement(placeTableBets, async (ctx, { gameCode, roundId, lines }) => {
  const { tx, session, clock } = ctx
  const { memberId, currency } = session
  const offered = offeredAs(ctx, gameCode)
  if (!offered || !isOpen(offered)) throw new Refusal('tables.game.closed')
  const bounds = limitsIn(ctx, currency)
  if (!bounds || takesNot(currency, offered.vendor, offered.entry)) throw new Refusal('game.currency.closed')
  const chips = lines.map(({ spot, stake }, at) => {
    if (!isSpotOf(gameCode, spot)) throw new Refusal('tables.spot.not.found', { spot })
    return { spot, stake: readAmount(stake, currency, `lines.${at}.stake`) }
  })
  requireLeast(chips, bounds, currency)

  const round = await keepRound(tx, BigInt(roundId))
  if (round?.gameCode !== gameCode) throw new Refusal('tables.round.not.found')
  const now = await databaseNow(tx)
  if (stageOf(round, now) !== 'betting') throw new Refusal('tables.round.closed')
  // All of one member's chips on a round are one bet to limits, in however many slips and at whatever moment they come.
  await waitForOwn(tx, memberId)
  const own = (await slipsOn(tx, round.id, [memberId])).flatMap(chipsOf)
  requireOwn([...own, ...chips], bounds, currency)
  const slip: NewSlip = {
    id: uuidv7(clock.now()),
    roundId: round.id,
    memberId,
    currency,
    vendorId: offered.vendor.id,
    nodeId: offered.entry.nodeId,
    stake: chips.reduce((sum, { stake }) => sum + stake, 0n),
    spots: chips.map(({ spot }) => spot),
    stakes: chips.map(({ stake }) => stake),
  }
  await insertSlip(tx, slip)
  await recordRecentGame(tx, memberId, offered.entry.nodeId, clock.now())
  await takeStake(
    ctx,
    slip,
    round,
    own.reduce((sum, { stake }) => sum + stake, 0n),
  )
  const [placed] = await findSlips(tx, [slip.id])
  // What everybody has on the round comes last, after the money: everybody who bets on it waits for it.
  const all = await addTotals(tx, round.id, currency, chips)
  await setMost(tx, round.id, currency, requireTable(gameCode, all, rulesOf(round), bounds, currency))
  // Waiting for others may have taken longer than the round took bets: its cards are seen then.
  if (stageOf(round, await databaseNow(tx)) !== 'betting') throw new Refusal('tables.round.closed')
  return describeSlip(ctx.use(secretsPort), placed!, round, now)
})

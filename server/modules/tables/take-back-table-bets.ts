import { takeBackTableBets } from '@croupier/api/tables/take-back-table-bets.ts'
import { assert } from '@croupier/basis/assert.ts'
import { type Chips, extremesOf } from '@croupier/games/tables/tables.ts'
import { implement } from '../../platform/implement.ts'
import { playPort } from '../play/index.ts'
import { rulesOf, stageOf } from './deals.ts'
import { chipsOf } from './describe-slip.ts'
import { backRef, betRef } from './refs.ts'
import { databaseNow, keepRound } from './rounds-store.ts'
import { endSlips, holdOwnSlips } from './slips-store.ts'
import { setMost, takeTotals } from './totals-store.ts'

/** Chips of several slips, each spot once. */
function together(chips: readonly Chips[]): Chips[] {
  const bySpot = new Map<string, bigint>()
  for (const { spot, stake } of chips) bySpot.set(spot, (bySpot.get(spot) ?? 0n) + stake)
  return [...bySpot].map(([spot, stake]) => ({ spot, stake }))
}

export default implement(takeBackTableBets, async (ctx, { gameCode, roundId }) => {
  const { tx, session } = ctx
  const round = await keepRound(tx, BigInt(roundId))
  if (round?.gameCode !== gameCode) throw ctx.refusal('tables.round.not.found')
  const stage = stageOf(round, await databaseNow(tx))
  // While an operator holds the round, nothing is dealt: what lies on it may be taken away.
  if (stage !== 'betting' && stage !== 'paused') throw ctx.refusal('tables.round.closed')
  const slips = await holdOwnSlips(tx, round.id, session.memberId)
  if (slips.length === 0) return { slips: 0 }
  await endSlips(
    tx,
    slips.map(({ id, stake }) => ({ id, state: 'void', payout: stake, payouts: undefined })),
  )
  for (const { id, stake, vendorId, nodeId, memberId, currency } of slips) {
    const answer = await ctx.use(playPort).performInTransaction(tx, {
      vendorId,
      gameNodeId: nodeId,
      memberId,
      currency,
      roundRef: id,
      transactions: [{ ref: backRef(id), type: 'rollback', amount: stake, originalRef: betRef(id) }],
      closesRound: true,
      wagers: [],
    })
    assert(answer.outcome === 'done', `a slip that is open can be taken back: ${answer.outcome}`)
  }
  const { currency } = slips[0]!
  const left = await takeTotals(tx, round.id, currency, together(slips.flatMap(chipsOf)))
  await setMost(tx, round.id, currency, extremesOf(gameCode, left, rulesOf(round)).most)
  return { slips: slips.length }
})

import { assert } from '@croupier/basis/assert.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import type { App } from '../../../platform/app.ts'
import { playPort } from '../calls/play-port.ts'
import { findRound } from '../records/rounds-store.ts'
import { resettling } from './ruling.ts'
import { lockPlay } from './rule-on-round.ts'
import { insertRuling, rulingsOf, standingOf } from './rulings-store.ts'

/**
 * Brings a round of the house to another payout where what decided it was corrected, as often as it is asked: only the
 * difference is booked. Takes back as far as there is money; answers what the round has paid then. `isRuled`: an operator has
 * ruled on it, whose word is the last, and nothing was booked.
 */
export async function correctRound(
  app: App,
  { roundId, due, reason, madeBy }: { roundId: string; due: bigint; reason: string; madeBy: string },
): Promise<{ payout: bigint; isRuled: boolean }> {
  const play = app.ports.use(playPort)
  return app.database.transaction(async (tx) => {
    const found = await findRound(tx, roundId)
    assert(found, 'a round that is corrected was played')
    const player = await play.playerById(found.memberId, tx)
    assert(player, `member ${found.memberId}, who played, has a purse`)
    await lockPlay(tx, player)
    const round = (await findRound(tx, roundId))!
    const [last] = await rulingsOf(tx, roundId)
    const isRuled = round.state === 'void' || (last !== undefined && last.madeBy !== madeBy)
    if (isRuled || round.payout === due) return { payout: round.payout, isRuled }
    const id = uuidv7(app.clock.now())
    const kind = 'resettled'
    await insertRuling(tx, roundId, {
      id,
      kind,
      reason,
      madeBy,
      stakeBefore: round.stake,
      payoutBefore: round.payout,
      payoutDue: due,
    })
    const corrections = resettling(await standingOf(tx, roundId), round.payout, due)
    const answer = await play.performInTransaction(tx, {
      vendorId: round.vendorId,
      memberId: round.memberId,
      currency: round.currency,
      roundRef: round.ref,
      transactions: corrections.map((correction, index) => ({ ...correction, ref: `${id}:${index + 1}` })),
      closesRound: true,
      ruling: kind,
    })
    assert(answer.outcome === 'done', `a correction is booked: ${answer.outcome}`)
    return { payout: (await findRound(tx, roundId))!.payout, isRuled: false }
  })
}

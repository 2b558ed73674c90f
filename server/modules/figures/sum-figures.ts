import type { WriteScope } from '../../platform/context.ts'
import { sql, type Tx } from '../../platform/database.ts'
import { consume } from '../../platform/outbox-consumer.ts'
import { ancestorsOfMany } from '../identity/index.ts'
import { addBonusPlay, addSettledBonusPlay } from './bonus-play-store.ts'
import { type Change, type Corrected, correctedBonusPlay, correctedChange } from './change.ts'
import { countChanges, type UplineOf } from './count-changes.ts'
import { countSettled } from './count-settled.ts'
import { roundCorrected, roundSettled } from '../play/index.ts'
import { correctShownWins, showPlay } from './winners/show-play.ts'
import { uplinesAt } from './uplines-store.ts'

/** Members' uplines when the corrected rounds were settled. */
async function uplinesThen(tx: Tx, changes: readonly Change[]): Promise<UplineOf> {
  const kept = await uplinesAt(tx, changes)
  const now = await ancestorsOfMany(tx, [...new Set(changes.map(({ memberId }) => memberId))])
  return ({ memberId, at }) => kept.get(`${memberId} ${at}`) ?? now.get(memberId)!
}

/** A correction counts where its round did: the hour of a round says what the round came to in the end. */
async function addCorrections(scope: WriteScope, told: readonly Corrected[]): Promise<void> {
  const corrections = told.filter(({ isDemo }) => !isDemo)
  const changes = corrections.map(correctedChange)
  await countChanges(scope, changes, (tx) => uplinesThen(tx, changes))
  await addBonusPlay(
    scope.tx,
    corrections.flatMap((each) => correctedBonusPlay(each) ?? []),
  )
  await correctShownWins(
    scope,
    corrections.map(({ roundId }) => roundId),
  )
}

/**
 * Sums what members and teams play as rounds settle, and shows what is worth seeing. Trials' play money is in nothing. One
 * consumer of rounds and corrections: one read before its round would find nobody who played, and under whom they stood
 * not yet; the round after it would count who played nothing.
 *
 * What is counted may gather for a moment: a fold of thousands costs little more than one of hundreds, and whoever bets
 * on a busy house waits less. The bench `statistics` holds how old it may grow: two seconds.
 */
export const sumRounds = consume<unknown>({
  name: 'figures.sumRounds',
  events: [roundSettled, roundCorrected],
  batch: 10_000,
  restMilliseconds: 1_250,
  async foldEvents(scope, events) {
    const rounds = sql`(select payload, place from ${events} e where type = ${roundSettled.type})`
    await countSettled(scope, rounds)
    await addSettledBonusPlay(scope.tx, rounds)
    await showPlay(scope, rounds)
    const corrections = await scope.tx.many<{ payload: Corrected }>(sql`
      select payload
      from ${events} e
      where type = ${roundCorrected.type}
      order by place`)
    await addCorrections(
      scope,
      corrections.map(({ payload }) => payload),
    )
  },
})

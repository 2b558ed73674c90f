import type { Tx } from '../../platform/database.ts'
import { consume } from '../../platform/outbox-consumer.ts'
import { ancestorsOfMany } from '../identity/index.ts'
import { addBonusPlay, addSettledBonusPlay } from './bonus-play-store.ts'
import { type Change, correctedBonusPlay, correctedChange } from './change.ts'
import { countChanges, type UplineOf } from './count-changes.ts'
import { countSettled } from './count-settled.ts'
import { roundCorrected, roundSettled } from '../play/index.ts'
import { correctShownWins, showPlay } from './winners/show-play.ts'
import { uplinesAt } from './uplines-store.ts'

/**
 * What is counted may gather for a moment: a fold of thousands costs little more than one of hundreds, and whoever bets
 * on a busy house waits less. The bench `statistics` holds how old it may grow: two seconds.
 */
const FOLDING = { batch: 10_000, restMilliseconds: 1_250 } as const

/** Members' uplines when the corrected rounds were settled. */
async function uplinesThen(tx: Tx, changes: readonly Change[]): Promise<UplineOf> {
  const kept = await uplinesAt(tx, changes)
  const now = await ancestorsOfMany(tx, [...new Set(changes.map(({ memberId }) => memberId))])
  return ({ memberId, at }) => kept.get(`${memberId} ${at}`) ?? now.get(memberId)!
}

/** Sums what members and teams play as rounds settle, and shows what is worth seeing. Trials' play money is in nothing. */
export const sumRounds = consume({
  name: 'figures.sumRounds',
  events: [roundSettled],
  ...FOLDING,
  async foldEvents(scope, events) {
    await countSettled(scope, events)
    await addSettledBonusPlay(scope.tx, events)
    await showPlay(scope, events)
  },
})

/** A correction counts where its round did: the hour of a round says what the round came to in the end. */
export const sumCorrections = consume({
  name: 'figures.sumCorrections',
  events: [roundCorrected],
  ...FOLDING,
  async fold(scope, occurrences) {
    const corrections = occurrences.map(({ payload }) => payload).filter(({ isDemo }) => !isDemo)
    const changes = corrections.map(correctedChange)
    await countChanges(scope, changes, (tx) => uplinesThen(tx, changes))
    await addBonusPlay(
      scope.tx,
      corrections.flatMap((told) => correctedBonusPlay(told) ?? []),
    )
    await correctShownWins(
      scope,
      corrections.map(({ roundId }) => roundId),
    )
  },
})

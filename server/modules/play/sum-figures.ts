import type { Tx } from '../../platform/database.ts'
import { consume } from '../../platform/outbox-consumer.ts'
import { type RoundFacts, roundCorrected, roundSettled } from './events.ts'
import { addFigures, type Figure } from './figures-store.ts'

const QUARTER = 15 * 60_000

/** A change of the figures at an instant: a round more, or a correction of one that was counted. */
type Change = RoundFacts & { at: number; rounds: 0 | 1 }

async function sum(tx: Tx, changes: readonly Change[]): Promise<void> {
  const figures = new Map<string, Figure>()
  for (const change of changes) {
    if (change.isDemo) continue
    const since = change.at - (change.at % QUARTER)
    const { memberId, currency, vendorCode, gameType } = change
    const key = [since, memberId, currency, vendorCode, gameType].join(' ')
    const before = figures.get(key)
    figures.set(key, {
      since,
      memberId: BigInt(memberId),
      currency,
      vendorCode,
      gameType,
      rounds: (before?.rounds ?? 0) + change.rounds,
      stake: (before?.stake ?? 0n) + BigInt(change.stake),
      payout: (before?.payout ?? 0n) + BigInt(change.payout),
      validBet: (before?.validBet ?? 0n) + BigInt(change.validBet),
    })
  }
  await addFigures(tx, [...figures.values()])
}

/** Sums what members play as rounds settle. */
export const sumRounds = consume({
  name: 'play.sumRounds',
  events: [roundSettled],
  fold: ({ tx }, occurrences) =>
    sum(
      tx,
      occurrences.map(({ payload }) => ({ ...payload, at: payload.closedAt, rounds: 1 })),
    ),
})

/** A correction counts when it comes, so that what was reported of a time that is over stays. */
export const sumCorrections = consume({
  name: 'play.sumCorrections',
  events: [roundCorrected],
  fold: ({ tx }, occurrences) =>
    sum(
      tx,
      occurrences.map(({ payload }) => ({ ...payload, at: payload.correctedAt, rounds: 0 })),
    ),
})

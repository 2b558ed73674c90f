import type { WriteScope } from '../../platform/context.ts'
import { consume } from '../../platform/outbox-consumer.ts'
import { recordValidBets } from '../wagering/index.ts'
import { type RoundFacts, roundCorrected, roundSettled } from './events.ts'

/** Play money meets no requirement. */
function count(scope: WriteScope, rounds: readonly (RoundFacts & { at: number })[]): Promise<void> {
  const bets = rounds
    .filter(({ isDemo, validBet }) => !isDemo && validBet !== '0')
    .map(({ memberId, currency, gameType, validBet, at }) => ({
      memberId: BigInt(memberId),
      currency,
      gameType,
      validBet: BigInt(validBet),
      settledAt: at,
    }))
  return recordValidBets(scope, bets)
}

/** Counts settled rounds towards what their members must wager. */
export const countValidBets = consume({
  name: 'play.countValidBets',
  events: [roundSettled],
  fold: (scope, occurrences) =>
    count(
      scope,
      occurrences.map(({ payload }) => ({ ...payload, at: payload.closedAt })),
    ),
})

/** What a vendor took back after the round was over is taken back there too. */
export const countCorrectedBets = consume({
  name: 'play.countCorrectedBets',
  events: [roundCorrected],
  fold: (scope, occurrences) =>
    count(
      scope,
      occurrences.map(({ payload }) => ({ ...payload, at: payload.correctedAt })),
    ),
})

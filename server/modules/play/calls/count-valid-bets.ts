import { consume } from '../../../platform/outbox-consumer.ts'
import { recordValidBets } from '../../wagering/index.ts'
import { type RoundFacts, roundCorrected, roundSettled } from '../events.ts'

type Told = RoundFacts & ({ closedAt: number } | { correctedAt: number })

/**
 * Counts settled rounds towards what their members must wager, and takes back there what a vendor took back after the
 * round was over. One listener for both: a correction that was read before its round would find nothing to take back,
 * and the round would count in full after it. Play money meets no requirement.
 */
export const countValidBets = consume<Told>({
  name: 'play.countValidBets',
  events: [roundSettled, roundCorrected],
  fold(scope, occurrences) {
    const bets = occurrences
      .map(({ payload }) => payload)
      .filter(({ isDemo, validBet }) => !isDemo && validBet !== '0')
      .map((told) => ({
        memberId: BigInt(told.memberId),
        currency: told.currency,
        gameType: told.gameType,
        validBet: BigInt(told.validBet),
        openedAt: told.openedAt,
        settledAt: 'closedAt' in told ? told.closedAt : told.correctedAt,
      }))
    return recordValidBets(scope, bets)
  },
})

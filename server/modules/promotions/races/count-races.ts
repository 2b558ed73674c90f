import { consume } from '../../../platform/outbox-consumer.ts'
import { roundCorrected, roundSettled } from '../../play/index.ts'
import { countRuns } from './runners-store.ts'

/**
 * Counts what is played for the races it was played in. A leaderboard may be a moment old; bets come first, and so folds are
 * short: two cores that serve bets have none to spare for long.
 */
export const countRaces = consume<unknown>({
  name: 'promotions.countRaces',
  events: [roundSettled, roundCorrected],
  batch: 1_500,
  restMilliseconds: 1_250,
  foldEvents: ({ tx }, events) => countRuns(tx, events),
})

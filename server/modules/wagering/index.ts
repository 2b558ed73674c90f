/**
 * How much must be wagered before money may leave: requirements by their source, in order, with progress. Wallet adds
 * them with deposits, rewards with bonuses; play reports valid bets. Knows no game's rules.
 */
import type { Operations } from '../../platform/implement.ts'

export { depositTurnover } from './deposit-turnover.ts'
export { type BetWeights, type ValidBet } from './progress.ts'
export { requirementMet } from './events.ts'
export { recordValidBets } from './record-valid-bets.ts'
export {
  addRequirement,
  forfeitRequirement,
  missingTurnover,
  type NewRequirement,
  type Requirement,
  requirementsFor,
  requirementsOf,
} from './requirements-store.ts'
export { depositMultiple, lowestCountedMultiplier, settings } from './wagering-settings.ts'

export const operations: Operations = []

/**
 * How much must be wagered before money may leave: requirements by their source, in order, with progress. Wallet adds
 * them with deposits, rewards with bonuses; play reports valid bets. Knows no game's rules.
 */
import type { Operations } from '../../platform/implement.ts'

export { type BetWeight, betWeightsPort } from './bet-weights-port.ts'

export const operations: Operations = []

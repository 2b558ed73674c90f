/**
 * What members can claim and have not claimed yet: source, member, amount, expiry, state. Who grants a reward says so to
 * this module; the reward centre shows and pays it. Knows no promotion's rules.
 */
import type { Operations } from '../../platform/implement.ts'

export { type RewardSource, rewardSourcesPort } from './reward-sources-port.ts'

export const operations: Operations = []

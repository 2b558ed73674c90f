/**
 * What members can claim: source, member, amount, expiry, state. Whoever gives a reward says so to this module; it alone
 * pays it. Knows no promotion's rules.
 */
import type { Operations } from '../../platform/implement.ts'
import type { OwnerCheck } from '../ledger/index.ts'
import claimAllRewards from './claim-all-rewards.ts'
import claimReward from './claim-reward.ts'
import countRewards from './count-rewards.ts'
import forfeitBonus from './forfeit-bonus.ts'
import listBonuses from './list-bonuses.ts'
import listMemberBonuses from './list-member-bonuses.ts'
import listRewards from './list-rewards.ts'
import { kinds } from './reward-words.ts'
import { rewardTotals } from './rewards-store.ts'

export { bonusStakesPort } from './bonus-stakes-port.ts'
export { describeBonusTerms } from './describe-bonus.ts'
export { rewardAnswerOf } from './describe-reward.ts'
export { endRunOutRewards } from './end-run-out.ts'
export { rewardEnded, rewardsIssued } from './events.ts'
export { keepAllBonuses, sweepLate, keepBonuses, releaseBonuses } from './keep-bonuses.ts'
export { cancelReward, issueReward, issueRewards } from './issue-reward.ts'
export { rewardWords } from './reward-words.ts'
export { cashGivenByDay, type NewReward } from './rewards-store.ts'
export { takeBackOfExcluded } from './take-back-of-excluded.ts'

/** The rewards' rows, for `ops ledger check` to compare with the journal. */
export const ownerCheck: OwnerCheck = {
  name: 'rewards that were claimed',
  kinds: Object.values(kinds),
  totals: rewardTotals,
}

export const operations: Operations = [
  listRewards,
  countRewards,
  claimReward,
  claimAllRewards,
  listBonuses,
  listMemberBonuses,
  forfeitBonus,
]

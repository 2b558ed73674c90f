import { listFreeRounds } from '@croupier/api/promotions/free-rounds/list-free-rounds.ts'
import { showRebate } from '@croupier/api/promotions/rebates/show-rebate.ts'
import { countRewards } from '@croupier/api/rewards/count-rewards.ts'
import { listBonuses } from '@croupier/api/rewards/list-bonuses.ts'
import { listRewards } from '@croupier/api/rewards/list-rewards.ts'
import type { LiveReads } from '@croupier/client/live-reads.ts'

/** What may be different once something was given, claimed or has run out. */
export const rewardsReads: LiveReads = {
  on: {
    rewards: [listFreeRounds, countRewards, listRewards, listBonuses, showRebate],
    // What giving a bonus up loses is shown in figures.
    balance: [listBonuses],
  },
}

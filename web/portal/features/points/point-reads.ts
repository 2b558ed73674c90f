import { listPointRecord } from '@croupier/api/points/list-point-record.ts'
import { listPointRewards } from '@croupier/api/points/list-point-rewards.ts'
import { listRedemptions } from '@croupier/api/points/list-redemptions.ts'
import { showPointBalance } from '@croupier/api/points/show-point-balance.ts'
import { showPointConfig } from '@croupier/api/points/show-point-config.ts'
import { countRewards } from '@croupier/api/rewards/count-rewards.ts'
import { listRewards } from '@croupier/api/rewards/list-rewards.ts'

/** What is different once points were spent. */
export const afterSpending = [
  showPointBalance,
  showPointConfig,
  listPointRewards,
  listRedemptions,
  listPointRecord,
  listRewards,
  countRewards,
]

import { listPointRecord } from '@croupier/api/points/list-point-record.ts'
import { listPointRewards } from '@croupier/api/points/list-point-rewards.ts'
import { listRedemptions } from '@croupier/api/points/list-redemptions.ts'
import { showPointBalance } from '@croupier/api/points/show-point-balance.ts'
import type { LiveReads } from '@croupier/client/live-reads.ts'

export const pointsReads: LiveReads = {
  on: { points: [showPointBalance, listPointRewards, listRedemptions, listPointRecord] },
}

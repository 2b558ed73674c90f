import { consume } from '../../platform/outbox-consumer.ts'
import { rewardEnded } from '../rewards/index.ts'
import { endAward } from './awards-store.ts'
import { SOURCE } from './give-award.ts'
import { settleReserved } from './promotions-store.ts'

/** What was claimed is paid for good; what was not goes back to its promotion's budget. */
export const countEndedRewards = consume<Parameters<typeof rewardEnded>[0]>({
  name: 'promotions.countEndedRewards',
  events: [rewardEnded],
  async fold(scope, occurrences) {
    for (const { payload } of occurrences) {
      if (payload.source !== SOURCE) continue
      const award = await endAward(scope.tx, BigInt(payload.reference), payload.state)
      if (!award) continue
      const isClaimed = payload.state === 'claimed'
      await settleReserved(scope.tx, award.promotionId, isClaimed ? award.amount : 0n, isClaimed ? 0n : award.amount)
    }
  },
})

import { listRewards } from '@croupier/api/rewards/list-rewards.ts'
import { implement } from '../../platform/implement.ts'
import { describeReward } from './describe-reward.ts'
import { listRewards as findPage } from './rewards-store.ts'

export default implement(listRewards, async (ctx, { promotionType, status, before, pageSize }) => {
  const { memberId } = ctx.session
  const found = await findPage(ctx.db, { memberId, kind: promotionType, state: status, before, limit: pageSize + 1 })
  const page = found.slice(0, pageSize)
  const now = ctx.clock.now()
  return {
    // What has just run out is no longer among those that wait.
    list: page
      .map((reward) => describeReward(reward, ctx.language, now))
      .filter((reward) => status === undefined || reward.status === status),
    next: found.length > pageSize ? page.at(-1)!.id.toString() : null,
  }
})

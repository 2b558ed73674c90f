import { listRewards } from '@croupier/api/rewards/list-rewards.ts'
import { implement } from '../../platform/implement.ts'
import { byId, readPage } from '../../platform/page.ts'
import { describeReward } from './describe-reward.ts'
import { listRewards as findPage } from './rewards-store.ts'

export default implement(listRewards, async (ctx, { promotionType, status, before, pageSize }) => {
  const { memberId } = ctx.session
  const { rows: page, next } = await readPage(pageSize, byId, (limit) =>
    findPage(ctx.db, { memberId, kind: promotionType, state: status, before, limit }),
  )
  const now = ctx.clock.now()
  return {
    // What has just run out is no longer among those that wait.
    list: page
      .map((reward) => describeReward(reward, ctx.language, now))
      .filter((reward) => status === undefined || reward.status === status),
    next,
  }
})

import { countRewards } from '@croupier/api/rewards/count-rewards.ts'
import { implement } from '../../platform/implement.ts'
import { countWaiting } from './rewards-store.ts'

export default implement(countRewards, async (ctx) => ({
  claimable: await countWaiting(ctx.db, ctx.session.memberId, ctx.clock.now()),
}))

import { claimAllRewards, CLAIMED_AT_ONCE } from '@croupier/api/rewards/claim-all-rewards.ts'
import { implement } from '../../platform/implement.ts'
import { lockMemberByAccount } from '../identity/index.ts'
import { requireMayTakeReward } from '../safeguards/index.ts'
import { describeReward } from './describe-reward.ts'
import { payRewards } from './pay-rewards.ts'
import { countWaitingBonuses, lockWaiting } from './rewards-store.ts'

export default implement(claimAllRewards, async (ctx) => {
  const { memberId, account } = ctx.session
  await lockMemberByAccount(ctx.tx, account)
  const now = ctx.clock.now()
  const waiting = await lockWaiting(ctx.tx, memberId, now, CLAIMED_AT_ONCE)
  const bonusesLeft = await countWaitingBonuses(ctx.tx, memberId, now, CLAIMED_AT_ONCE)
  if (waiting.length === 0) return { list: [], bonusesLeft }
  await requireMayTakeReward({ ...ctx, db: ctx.tx }, memberId)
  const endedAt = await payRewards(ctx, memberId, waiting)
  return {
    list: waiting.map((reward) => describeReward({ ...reward, state: 'claimed', endedAt }, ctx.language, now)),
    bonusesLeft,
  }
})

import { claimReward } from '@croupier/api/rewards/claim-reward.ts'
import { implement } from '../../platform/implement.ts'
import { lockMemberByAccount } from '../identity/index.ts'
import { requireMayTakeReward } from '../safeguards/index.ts'
import { describeReward } from './describe-reward.ts'
import { payRewards } from './pay-rewards.ts'
import { lockReward } from './rewards-store.ts'
import { startBonus } from './start-bonus.ts'

export default implement(claimReward, async (ctx, { promotionClaimId }) => {
  const { memberId, account } = ctx.session
  // Withdrawals lock the member too: one that found no turnover missing must not take money that came with some.
  await lockMemberByAccount(ctx.tx, account)
  const reward = await lockReward(ctx.tx, memberId, BigInt(promotionClaimId))
  if (!reward) throw ctx.refusal('reward.not.found')
  const now = ctx.clock.now()
  const shown = describeReward(reward, ctx.language, now)
  if (shown.status === 'claimed') return shown
  if (shown.status === 'cancelled') throw ctx.refusal('reward.cancelled')
  if (shown.status === 'expired') throw ctx.refusal('reward.expired')
  await requireMayTakeReward({ ...ctx, db: ctx.tx }, memberId)
  const endedAt = reward.bonus ? await startBonus(ctx, reward) : await payRewards(ctx, memberId, [reward])
  return describeReward({ ...reward, state: 'claimed', endedAt }, ctx.language, now)
})

import { rewardsChanged } from '@croupier/api/live/rewards-changed.ts'
import { assert } from '@croupier/basis/assert.ts'
import type { WriteScope } from '../../platform/context.ts'
import { tell } from '../../platform/live.ts'
import { rewardEnded, rewardIssued } from './events.ts'
import { endRewards, insertReward, lockBySource, type NewReward } from './rewards-store.ts'

/**
 * Gives a member something to claim. Answers its id, or undefined where this source has given it before: whoever is told a
 * fact twice gives once.
 */
export async function issueReward(scope: WriteScope, reward: NewReward): Promise<bigint | undefined> {
  assert(reward.amount > 0n, 'a reward is something')
  const id = await insertReward(scope.tx, reward, scope.clock.now())
  if (id === undefined) return undefined
  const { memberId, currency, amount, titles } = reward
  scope.announce(
    rewardIssued({
      rewardId: id.toString(),
      memberId: memberId.toString(),
      currency,
      amount: amount.toString(),
      titles,
    }),
  )
  await tell(scope.tx, { to: 'member', id: memberId }, rewardsChanged, {})
  return id
}

/** Takes back what nobody has claimed yet; answers whether it still waited. */
export async function cancelReward(scope: WriteScope, source: string, reference: string): Promise<boolean> {
  const reward = await lockBySource(scope.tx, source, reference)
  if (reward?.state !== 'claimable') return false
  await endRewards(scope.tx, [{ id: reward.id, postingKey: null }], 'cancelled', scope.clock.now())
  scope.announce(
    rewardEnded({
      rewardId: reward.id.toString(),
      memberId: reward.memberId.toString(),
      currency: reward.currency,
      source,
      reference,
      amount: reward.amount.toString(),
      state: 'cancelled',
    }),
  )
  await tell(scope.tx, { to: 'member', id: reward.memberId }, rewardsChanged, {})
  return true
}

import { rewardsChanged } from '@croupier/api/live/rewards-changed.ts'
import { assert } from '@croupier/basis/assert.ts'
import type { WriteScope } from '../../platform/context.ts'
import { tell, tellMany } from '../../platform/live.ts'
import { rewardEnded, rewardsIssued } from './events.ts'
import { endRewards, insertRewards, lockBySource, type NewReward } from './rewards-store.ts'

/** How many rewards one event tells of: what listens to it works on several events in a transaction. */
const IN_ONE_EVENT = 50

/** Under the same titles, as given by one version of a promotion, and so many at a time. */
function inParts(rewards: readonly NewReward[]): { titles: NewReward['titles']; rewards: readonly NewReward[] }[] {
  return [...Map.groupBy(rewards, ({ titles }) => titles)].flatMap(([titles, all]) =>
    Array.from({ length: Math.ceil(all.length / IN_ONE_EVENT) }, (_, at) => ({
      titles,
      rewards: all.slice(at * IN_ONE_EVENT, (at + 1) * IN_ONE_EVENT),
    })),
  )
}

/**
 * Gives members something to claim, all of one source, in a few statements however many they are. Answers the ids of what was
 * new by the source's references: whoever is told a fact twice gives once.
 */
export async function issueRewards(
  scope: WriteScope,
  rewards: readonly NewReward[],
): Promise<ReadonlyMap<string, bigint>> {
  assert(
    rewards.every(({ amount }) => amount > 0n),
    'a reward is something',
  )
  const ids = await insertRewards(scope.tx, rewards, scope.clock.now())
  const issued = rewards.filter(({ reference }) => ids.has(reference))
  for (const { titles, rewards: some } of inParts(issued)) {
    scope.announce(
      rewardsIssued({
        titles,
        rewards: some.map(({ reference, memberId, currency, amount }) => ({
          rewardId: ids.get(reference)!.toString(),
          memberId: memberId.toString(),
          currency,
          amount: amount.toString(),
        })),
      }),
    )
  }
  await tellMany(
    scope.tx,
    rewardsChanged,
    issued.map(({ memberId }) => ({ audience: { to: 'member', id: memberId }, payload: {} })),
  )
  return ids
}

/** The same of one; undefined where its source has given it before. */
export async function issueReward(scope: WriteScope, reward: NewReward): Promise<bigint | undefined> {
  return (await issueRewards(scope, [reward])).get(reward.reference)
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

import { rewardsChanged } from '@croupier/api/live/rewards-changed.ts'
import { job } from '../../platform/jobs.ts'
import { tell } from '../../platform/live.ts'
import { scheduledPeriod } from '../../platform/schedule.ts'
import { excludedSince } from '../safeguards/index.ts'
import { rewardEnded } from './events.ts'
import { endRewards, lockRunOut } from './rewards-store.ts'
import { takeBack } from './take-back-of-excluded.ts'

const AT_ONCE = 500
const DAY = 86_400_000

/** Writes down what ran out unclaimed, so that whoever gave it has its budget back. */
export const endRunOutRewards = job('rewards.endRunOut', scheduledPeriod, async (ctx) => {
  let ended: number
  do {
    ended = await ctx.transaction(async (scope) => {
      const now = scope.clock.now()
      const rewards = await lockRunOut(scope.tx, now, AT_ONCE)
      await endRewards(
        scope.tx,
        rewards.map(({ id }) => ({ id, postingKey: null })),
        'expired',
        now,
      )
      for (const { id, memberId, currency, source, reference, amount } of rewards) {
        scope.announce(
          rewardEnded({
            rewardId: id.toString(),
            memberId: memberId.toString(),
            currency,
            source,
            reference,
            amount: amount.toString(),
            state: 'expired',
          }),
        )
        await tell(scope.tx, { to: 'member', id: memberId }, rewardsChanged, {})
      }
      return rewards.length
    })
  } while (ended === AT_ONCE)
  // A run that was giving while somebody excluded themselves may have committed after what they had was taken back.
  for (const memberId of await excludedSince(ctx.db, ctx.clock.now() - DAY)) {
    await ctx.transaction((scope) => takeBack(scope, memberId))
  }
})

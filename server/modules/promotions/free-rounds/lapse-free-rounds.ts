import { rewardsChanged } from '@croupier/api/live/rewards-changed.ts'
import { assert } from '@croupier/basis/assert.ts'
import { job } from '../../../platform/jobs.ts'
import { tell } from '../../../platform/live.ts'
import { scheduledPeriod } from '../../../platform/schedule.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { endAward } from '../awards-store.ts'
import { freeRoundsGraceHours } from '../promotions-settings.ts'
import { settleReserved } from '../promotions-store.ts'
import { lapseNext } from './free-rounds-store.ts'

const AT_ONCE = 200

/**
 * Rounds whose end no vendor told in the time it has for that after they ran out: what was set aside for them goes back to
 * the budget. What the vendor tells later is given all the same, for whoever played them won it in time.
 */
export const lapseFreeRounds = job('promotions.lapseFreeRounds', scheduledPeriod, async (ctx) => {
  const grace = ctx.use(settingsPort).read(freeRoundsGraceHours)
  let lapsed: number
  do {
    lapsed = await ctx.transaction(async ({ tx }) => {
      const over = await lapseNext(tx, grace, AT_ONCE)
      for (const { awardId, memberId } of over) {
        const award = await endAward(tx, awardId, 'expired')
        assert(award, 'rounds whose end nobody told have an award that stands')
        await settleReserved(tx, award.promotionId, 0n, award.amount)
        await tell(tx, { to: 'member', id: memberId }, rewardsChanged, {})
      }
      return over.length
    })
  } while (lapsed === AT_ONCE)
})

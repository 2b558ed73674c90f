import { job } from '../../../platform/jobs.ts'
import { scheduledPeriod } from '../../../platform/schedule.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { lockPartById, receivePart } from './move-part.ts'
import { partsToPass } from './parts-store.ts'

const MOST_AT_ONCE = 500

/** Takes for received what its receiver has said nothing of in time, each in a transaction of its own. */
export const passParts = job('wallet.passParts', scheduledPeriod, async (ctx) => {
  for (const id of await partsToPass(ctx.db, ctx.clock.now(), MOST_AT_ONCE)) {
    try {
      await ctx.transaction(async (scope) => {
        const locked = await lockPartById(scope, id)
        const { answerBy } = locked?.part ?? {}
        if (!locked || !answerBy || answerBy > scope.clock.now()) return
        await receivePart(scope, locked, 'pass')
      })
    } catch (error) {
      // A payer whose purse is full: an operator sees it waiting, and the others are not kept from theirs.
      if (!(error instanceof Refusal)) throw error
      ctx.log.warn({ part: id.toString(), reason: error.message }, 'withdrawal part cannot be credited')
    }
  }
})

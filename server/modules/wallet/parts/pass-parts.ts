import { job } from '../../../platform/jobs.ts'
import { scheduledPeriod } from '../../../platform/schedule.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findMember } from '../../identity/index.ts'
import { isExcluded } from '../../safeguards/index.ts'
import { denyPart, lapsePart, lockPartById, receivePart } from './move-part.ts'
import { partsToLapse, partsToPass } from './parts-store.ts'

const MOST_AT_ONCE = 500
/** An order ends by a job of its own: one that is offered so long after its time was lost. Milliseconds. */
const LOST_AFTER = 5 * 60_000

/**
 * Takes for received what its receiver has said nothing of in time, each in a transaction of its own. The silence of whoever
 * is not let in says nothing: that goes to the operators. What was offered and never told of is free again.
 */
export const passParts = job('wallet.passParts', scheduledPeriod, async (ctx) => {
  for (const id of await partsToPass(ctx.db, ctx.clock.now(), MOST_AT_ONCE)) {
    try {
      await ctx.transaction(async (scope) => {
        const locked = await lockPartById(scope, id)
        const { answerBy } = locked?.part ?? {}
        if (!locked || !answerBy || answerBy > scope.clock.now()) return
        const receiver = await findMember(scope.tx, locked.withdrawal.memberId)
        const mayAnswer =
          receiver?.state === 'active' && !(await isExcluded({ clock: scope.clock, db: scope.tx }, receiver.id))
        if (mayAnswer) await receivePart(scope, locked, 'pass')
        else await denyPart(scope, locked, {})
      })
    } catch (error) {
      // A payer whose purse is full: an operator sees it waiting, and the others are not kept from theirs.
      if (!(error instanceof Refusal)) throw error
      ctx.log.warn({ part: id.toString(), reason: error.message }, 'withdrawal part cannot be credited')
    }
  }
  for (const id of await partsToLapse(ctx.db, ctx.clock.now() - LOST_AFTER, MOST_AT_ONCE)) {
    await ctx.transaction(async (scope) => {
      const locked = await lockPartById(scope, id)
      if (locked) await lapsePart(scope, locked)
    })
  }
})

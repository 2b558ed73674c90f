import type { OwnScope, WriteScope } from '../../../platform/context.ts'
import { job } from '../../../platform/jobs.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { scheduledPeriod } from '../../../platform/schedule.ts'
import { findMember } from '../../identity/index.ts'
import { isExcluded } from '../../safeguards/index.ts'
import { denyPart, lapsePart, type LockedPart, lockPartById, receivePart } from './move-part.ts'
import { partsDue } from './parts-store.ts'

const MOST_AT_ONCE = 500
/** An order ends by a job of its own: one that is offered so long after its time was lost. Milliseconds. */
const LOST_AFTER = 5 * 60_000

/**
 * Each in a transaction of its own; one that cannot be moved keeps none of the others from it.
 * @throws the first fault, once all have been tried
 */
async function eachPart(
  ctx: OwnScope,
  ids: readonly bigint[],
  work: (scope: WriteScope, locked: LockedPart) => Promise<unknown>,
): Promise<void> {
  const faults: unknown[] = []
  for (const id of ids) {
    try {
      await ctx.transaction(async (scope) => {
        const locked = await lockPartById(scope, id)
        if (locked) await work(scope, locked)
      })
    } catch (error) {
      // A payer whose purse is full: an operator sees it waiting.
      if (error instanceof Refusal)
        ctx.log.warn({ part: id.toString(), reason: error.message }, 'withdrawal part cannot be credited')
      else faults.push(error)
    }
  }
  if (faults.length > 0) throw faults[0]
}

/**
 * Takes for received what its receiver has said nothing of in time. The silence of whoever is not let in says nothing: that
 * goes to the operators. What was offered and never told of is free again.
 */
export const passParts = job('wallet.passParts', scheduledPeriod, async (ctx) => {
  const now = ctx.clock.now()
  await eachPart(ctx, await partsDue(ctx.db, 'told', now, MOST_AT_ONCE), async (scope, locked) => {
    const { part, withdrawal } = locked
    if (!part.answerBy || part.answerBy > scope.clock.now()) return
    const receiver = await findMember(scope.tx, withdrawal.memberId)
    const mayAnswer =
      receiver?.state === 'active' && !(await isExcluded({ clock: scope.clock, db: scope.tx }, receiver.id))
    if (mayAnswer) await receivePart(scope, locked, 'pass')
    else await denyPart(scope, locked, {})
  })
  await eachPart(ctx, await partsDue(ctx.db, 'offered', now - LOST_AFTER, MOST_AT_ONCE), lapsePart)
})

import { enqueue, job } from '../../../platform/jobs.ts'
import { scheduledPeriod } from '../../../platform/schedule.ts'
import { sendsAt } from './approve.ts'
import { checkPayout, sendPayout } from './send-payout.ts'
import { payoutsNotSent, payoutsToCheck } from './withdrawals-store.ts'

/** A payout is asked about when nothing was heard of it for so long. */
const QUIET = 5 * 60_000
const MOST_AT_ONCE = 200

/**
 * Asks about payouts whose call-back never came, and about those left behind by a process that died; has sent what was
 * approved and never was, since no operator can move it.
 */
export const checkQuietPayouts = job('wallet.checkQuietPayouts', scheduledPeriod, async (ctx) => {
  const since = ctx.clock.now() - QUIET
  const references = await payoutsToCheck(ctx.db, since, MOST_AT_ONCE)
  const left = await payoutsNotSent(ctx.db, since, MOST_AT_ONCE)
  await ctx.transaction(async ({ tx }) => {
    for (const reference of references) await enqueue(tx, checkPayout, { reference }, { key: `check ${reference}` })
    for (const { reference, approvedAt } of left) {
      // What waits for its batch is not left behind.
      if (sendsAt(ctx, approvedAt) > since) continue
      await enqueue(tx, sendPayout, { reference }, { key: `payout ${reference}` })
    }
  })
})

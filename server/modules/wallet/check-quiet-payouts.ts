import { enqueue, job } from '../../platform/jobs.ts'
import { scheduledPeriod } from '../../platform/schedule.ts'
import { checkPayout } from './send-payout.ts'
import { payoutsToCheck } from './withdrawals-store.ts'

/** A payout is asked about when nothing was heard of it for so long. */
const QUIET = 5 * 60_000
const MOST_AT_ONCE = 200

/** Asks about payouts whose call-back never came, and about those left behind by a process that died. */
export const checkQuietPayouts = job('wallet.checkQuietPayouts', scheduledPeriod, async (ctx) => {
  const references = await payoutsToCheck(ctx.db, ctx.clock.now() - QUIET, MOST_AT_ONCE)
  await ctx.transaction(async ({ tx }) => {
    for (const reference of references) await enqueue(tx, checkPayout, { reference }, { key: `check ${reference}` })
  })
})

import { job } from '../../../platform/jobs.ts'
import { scheduledPeriod } from '../../../platform/schedule.ts'
import { sumMovements } from './provider-figures-store.ts'

/** Adds what providers moved since the last time to what is kept of them, so that a look at it reads few rows. */
export const sumPositions = job('wallet.sumPositions', scheduledPeriod, async (ctx) => {
  await ctx.transaction(({ tx }) => sumMovements(tx))
})

import { job } from '../../../platform/jobs.ts'
import { scheduledPeriod } from '../../../platform/schedule.ts'
import { sumVendors } from './vendor-figures-store.ts'

/** Rounds are corrected within days, not weeks. */
const CORRECTED_WITHIN_HOURS = 72

/** What was played of each vendor, for the report of it. */
export const sumVendorsPlayed = job('reporting.sumVendors', scheduledPeriod, (ctx) =>
  ctx.transaction(({ tx }) => sumVendors(tx, CORRECTED_WITHIN_HOURS)),
)

import { job } from '../../../platform/jobs.ts'
import { scheduledPeriod } from '../../../platform/schedule.ts'
import { forgetRefusedPictures } from './verifications-store.ts'

const DAY = 86_400_000
const KEPT_DAYS = 30
const AT_ONCE = 500

/** Pictures of a document that was refused are deleted thirty days later; that it was refused, and why, stays. */
export const forgetRefusedDocuments = job('safeguards.forgetRefusedDocuments', scheduledPeriod, async (ctx) => {
  const before = ctx.clock.now() - KEPT_DAYS * DAY
  let forgotten: number
  do forgotten = await forgetRefusedPictures(ctx.database, before, AT_ONCE)
  while (forgotten === AT_ONCE)
})

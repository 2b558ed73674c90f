import { job } from '../../../platform/jobs.ts'
import { scheduledPeriod } from '../../../platform/schedule.ts'
import { verificationRunsOut } from '../events.ts'
import { markRunOut } from './verifications-store.ts'

const DAY = 86_400_000
const SOON_DAYS = 30
const AT_ONCE = 200

/** A document that was approved until a day: its member is told a month before it, and when it is over, once each. */
export const tellOfRunOutDocuments = job('safeguards.tellOfRunOutDocuments', scheduledPeriod, async (ctx) => {
  const at = ctx.clock.now()
  let told: number
  do {
    told = await ctx.transaction(async ({ tx, announce }) => {
      const found = await markRunOut(tx, at, at + SOON_DAYS * DAY, AT_ONCE)
      for (const { id, memberId, said } of found)
        announce(verificationRunsOut({ memberId: memberId.toString(), documentId: id.toString(), state: said, at }))
      return found.length
    })
  } while (told === AT_ONCE)
})

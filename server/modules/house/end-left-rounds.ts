import { job } from '../../platform/jobs.ts'
import { scheduledPeriod } from '../../platform/schedule.ts'
import { settingsPort } from '../../platform/settings.ts'
import { endRoundAt } from './end-round.ts'
import { leftRoundHours } from './house-settings.ts'
import { openSeats, type Place } from './seats-store.ts'

const AT_ONCE = 500

/**
 * Pays rounds whose players never came back to end them. One that cannot be paid holds up none of the others; the job fails
 * with its fault when they are.
 */
export const endLeftRounds = job('house.endLeftRounds', scheduledPeriod, async (ctx) => {
  const hours = ctx.use(settingsPort).read(leftRoundHours)
  const faults: unknown[] = []
  for (let after: Place | undefined, isLast = false; !isLast; ) {
    const places = await openSeats(ctx.db, after, AT_ONCE, hours)
    for (const place of places) {
      try {
        await endRoundAt(ctx, place)
      } catch (fault) {
        faults.push(fault)
      }
    }
    after = places.at(-1)
    isLast = places.length < AT_ONCE
  }
  if (faults.length > 0) throw faults[0]
})

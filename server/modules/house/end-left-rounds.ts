import { job } from '../../platform/jobs.ts'
import { scheduledPeriod } from '../../platform/schedule.ts'
import { settingsPort } from '../../platform/settings.ts'
import { endRoundAt } from './end-round.ts'
import { leftRoundHours } from './house-settings.ts'
import { leftSeats } from './seats-store.ts'

const AT_ONCE = 500

/**
 * Pays rounds whose players never came back to end them. One that cannot be paid holds up none of the others; the job fails
 * with its fault when they are.
 */
export const endLeftRounds = job('house.endLeftRounds', scheduledPeriod, async (ctx) => {
  const hours = ctx.use(settingsPort).read(leftRoundHours)
  const faults: unknown[] = []
  let found: number
  let ended: number
  do {
    const places = await leftSeats(ctx.db, hours, AT_ONCE)
    found = places.length
    ended = 0
    for (const place of places) {
      try {
        await endRoundAt(ctx, place)
        ended += 1
      } catch (fault) {
        faults.push(fault)
      }
    }
  } while (found === AT_ONCE && ended > 0)
  if (faults.length > 0) throw faults[0]
})

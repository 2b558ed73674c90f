import { job } from '../../platform/jobs.ts'
import { scheduledPeriod } from '../../platform/schedule.ts'
import { settingsPort } from '../../platform/settings.ts'
import { endRoundAt } from './end-round.ts'
import { leftRoundHours } from './house-settings.ts'
import { leftSeats } from './seats-store.ts'

const AT_ONCE = 500

/** Pays rounds whose players never came back to end them. */
export const endLeftRounds = job('house.endLeftRounds', scheduledPeriod, async (ctx) => {
  const hours = ctx.use(settingsPort).read(leftRoundHours)
  let found: number
  do {
    const places = await leftSeats(ctx.db, hours, AT_ONCE)
    for (const place of places) await endRoundAt(ctx, place)
    found = places.length
  } while (found === AT_ONCE)
})

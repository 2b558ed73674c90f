import { job } from '../../platform/jobs.ts'
import { scheduledPeriod } from '../../platform/schedule.ts'
import { settingsPort } from '../../platform/settings.ts'
import { forgetMessagesBefore } from './messages-store.ts'
import { keptDays } from './messages-settings.ts'

const DAY = 86_400_000
const AT_ONCE = 5000

/** Forgets messages that are older than the operator keeps them. */
export const forgetOldMessages = job('messages.forgetOld', scheduledPeriod, async (ctx) => {
  const before = ctx.clock.now() - ctx.use(settingsPort).read(keptDays) * DAY
  let forgotten: number
  do forgotten = await forgetMessagesBefore(ctx.database, before, AT_ONCE)
  while (forgotten === AT_ONCE)
})

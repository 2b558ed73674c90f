import { job } from '../../platform/jobs.ts'
import { scheduledPeriod } from '../../platform/schedule.ts'
import { settingsPort } from '../../platform/settings.ts'
import { keptDays } from './chat-settings.ts'
import { forgetBefore } from './messages-store.ts'

const DAY = 86_400_000
const AT_ONCE = 2000

/** Forgets what was written longer ago than the operator keeps it. */
export const forgetOldChat = job('chat.forgetOld', scheduledPeriod, async (ctx) => {
  const before = ctx.clock.now() - ctx.use(settingsPort).read(keptDays) * DAY
  let forgotten: number
  do forgotten = await ctx.database.transaction((tx) => forgetBefore(tx, before, AT_ONCE))
  while (forgotten === AT_ONCE)
})

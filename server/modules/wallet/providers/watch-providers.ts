import { job } from '../../../platform/jobs.ts'
import { scheduledPeriod } from '../../../platform/schedule.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { providerSwitchOff } from '../wallet-settings.ts'
import { providerSuccess, switchOff } from './provider-figures-store.ts'

const HOUR = 3_600_000

/** Whether so few of a provider's orders were paid that it is closed. */
export function isFailing(
  { finished, paid }: { finished: number; paid: number },
  rule: { leastPercent: number; orders: number },
): boolean {
  return finished >= rule.orders && paid * 100 < rule.leastPercent * finished
}

/** Closes providers whose orders are hardly paid any more, so that members are offered others. Operators open them again. */
export const watchProviders = job('wallet.watchProviders', scheduledPeriod, async (ctx) => {
  const rule = ctx.use(settingsPort).read(providerSwitchOff)
  if (rule.leastPercent === 0) return
  const now = ctx.clock.now()
  for (const success of await providerSuccess(ctx.db, now - rule.hours * HOUR)) {
    if (!isFailing(success, rule)) continue
    const isClosed = await ctx.transaction(({ tx }) => switchOff(tx, success.provider, now))
    if (isClosed) ctx.log.error({ ...success }, 'payment provider closed: success rate too low')
  }
})

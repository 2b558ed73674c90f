import { job } from '../../../platform/jobs.ts'
import { scheduledPeriod } from '../../../platform/schedule.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { providerSwitchOff } from '../wallet-settings.ts'
import { providerSuccess, switchOff } from './provider-figures-store.ts'

const HOUR = 3_600_000

/**
 * Whether a provider is closed because so few members could pay through it. It goes by members, not by orders: one who asks
 * for order after order and pays none would close it for everybody.
 */
export function isFailing(
  { members, payers }: { members: number; payers: number },
  rule: { leastPercent: number; members: number },
): boolean {
  return members >= rule.members && payers * 100 < rule.leastPercent * members
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

import { setCheckInterval } from '@croupier/api/identity/session-time/set-check-interval.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { realityCheck } from '../identity-settings.ts'
import { describeTimeLimits } from './describe-time-limits.ts'
import { setCheckIntervalOf } from './session-times-store.ts'

export default implement(setCheckInterval, async (ctx, { minutes }) => {
  const { memberId } = ctx.session
  if (minutes === null && !ctx.use(settingsPort).read(realityCheck).mayBeOff) {
    throw ctx.refusal('function.not.available')
  }
  await setCheckIntervalOf(ctx.tx, memberId, minutes ?? 0)
  return describeTimeLimits(ctx, ctx.tx, memberId)
})

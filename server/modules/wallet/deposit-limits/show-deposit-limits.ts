import { limitPeriods } from '@croupier/api/wallet/deposit-limits/deposit-limits.ts'
import { showDepositLimits } from '@croupier/api/wallet/deposit-limits/show-deposit-limits.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { timeZone } from '../../settings/index.ts'
import { periodsAt } from './deposit-limits.ts'
import { limitsOf } from './deposit-limits-store.ts'
import { describeLimit } from './describe-limit.ts'
import { nothingUsed, usedNow } from './room-to-deposit.ts'

export default implement(showDepositLimits, async (ctx) => {
  const { memberId, currency } = ctx.session
  const now = ctx.clock.now()
  const zone = ctx.use(settingsPort).read(timeZone)
  const limits = (await limitsOf(ctx.db, [memberId], now)).get(memberId)
  const used = (await usedNow(ctx.db, [memberId], zone, now)).get(memberId) ?? nothingUsed
  const periods = periodsAt(zone, now)
  const none = { amount: null, next: undefined }
  return {
    currency,
    limits: limitPeriods.map((period) =>
      describeLimit(period, currency, limits?.[period] ?? none, used[period], periods[period].endsAt),
    ),
  }
})

import { ownLimitKinds } from '@croupier/api/play/own-limits/own-limits.ts'
import { showOwnLimits } from '@croupier/api/play/own-limits/show-own-limits.ts'
import { limitPeriods } from '@croupier/api/wallet/deposit-limits/deposit-limits.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { timeZone } from '../../settings/index.ts'
import { periodsAt } from '../../wallet/index.ts'
import { describeOwnLimit } from './describe-own-limit.ts'
import { ownLimitsOf } from './own-limits-store.ts'

export default implement(showOwnLimits, async (ctx) => {
  const { memberId, currency } = ctx.session
  const now = ctx.clock.now()
  const kept = await ownLimitsOf(ctx.db, memberId, now)
  const periods = periodsAt(ctx.use(settingsPort).read(timeZone), now)
  return {
    currency,
    limits: ownLimitKinds.flatMap((kind) =>
      limitPeriods.map((period) =>
        describeOwnLimit(
          { kind, period, currency, endsAt: periods[period].endsAt },
          kept.find((limit) => limit.kind === kind && limit.period === period),
        ),
      ),
    ),
  }
})

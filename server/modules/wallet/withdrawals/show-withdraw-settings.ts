import { showWithdrawSettings } from '@croupier/api/wallet/withdrawals/show-withdraw-settings.ts'
import { currencyOf } from '@croupier/basis/currency.ts'
import { periodAt } from '@croupier/basis/period.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { hasPaymentPassword } from '../../identity/index.ts'
import { timeZone } from '../../settings/index.ts'
import { lowestCountedMultiplier, requirementsOf } from '../../wagering/index.ts'
import { purseBalances } from '../purses/member-purses.ts'
import { amountText } from '../purses/purses.ts'
import { ruleFor } from './rule-for.ts'
import { dailyAmountLeft } from './withdraw-rules.ts'
import { withdrawnSince } from './withdrawals-store.ts'

/** What stands where nothing can be withdrawn. */
const CLOSED = { minimum: '0', maximum: '0', dailyAmount: '0', dailyCount: 0, feePercent: '0', feeFixed: '0' }

export default implement(showWithdrawSettings, async (ctx) => {
  const { memberId, currency } = ctx.session
  const settings = ctx.use(settingsPort)
  const rule = await ruleFor(ctx, ctx.db, ctx.session)
  const { minimum, maximum, dailyAmount, dailyCount, feePercent, feeFixed } = rule ?? CLOSED
  const day = periodAt('day', settings.read(timeZone), ctx.clock.now())
  const today = await withdrawnSince(ctx.db, memberId, currency, day.startsAt)
  const main = (await purseBalances(ctx.db, memberId)).find(({ name }) => name === 'main')
  const open = (await requirementsOf(ctx.db, memberId)).filter((each) => each.currency === currency && !each.isOfBonus)
  const amount = (units: bigint) => amountText(currency, units)
  return {
    allowWithdraw: rule && main && !main.isDebitClosed ? ('Y' as const) : ('N' as const),
    currency,
    currencySymbol: currencyOf(currency).symbol,
    available: amount(main?.available ?? 0n),
    minimumAmount: minimum,
    maximumAmount: maximum,
    feePercent,
    feeFixed,
    dailyAmount,
    dailyAmountLeft: amount(rule ? dailyAmountLeft(rule, currency, today) : 0n),
    dailyCount,
    dailyCountLeft: Math.max(dailyCount - today.count, 0),
    decimals: currencyOf(currency).displayScale,
    hasWithdrawalPassword: await hasPaymentPassword(ctx.db, memberId),
    missingTurnover: amount(open.reduce((sum, { turnover, progress }) => sum + turnover - progress, 0n)),
    lowestCountedMultiplier: settings.read(lowestCountedMultiplier),
    requirements: open.map(({ source, turnover, progress, addedAt }) => ({
      source,
      turnover: amount(turnover),
      progress: amount(progress),
      missing: amount(turnover - progress),
      addedAt,
    })),
  }
})

import { setDepositLimit } from '@croupier/api/wallet/deposit-limits/set-deposit-limit.ts'
import { isAsSeen } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { lockMemberByAccount } from '../../identity/index.ts'
import { timeZone } from '../../settings/index.ts'
import { fineFault, readFault } from '../amount-fault.ts'
import { beginsAt, type LimitAmount, periodsAt } from './deposit-limits.ts'
import { keepLimit, limitsOf } from './deposit-limits-store.ts'
import { describeLimit } from './describe-limit.ts'
import { nothingUsed, usedNow } from './room-to-deposit.ts'

export default implement(setDepositLimit, async (ctx, { period, amount: asked }) => {
  const { tx } = ctx
  const { memberId, account, currency } = ctx.session
  let amount: LimitAmount = null
  if (asked !== null) {
    const money = Money.read(asked, currency)
    if (!(money instanceof Money))
      throw ctx.refusal('request.invalid', { fields: [readFault('amount', money, currency)] })
    if (!isAsSeen(currency, asked)) throw ctx.refusal('request.invalid', { fields: [fineFault('amount', currency)] })
    amount = money.units
  }
  // Orders are counted under the same lock.
  await lockMemberByAccount(tx, account)
  const now = ctx.clock.now()
  const limitNow = async () => (await limitsOf(tx, [memberId], now)).get(memberId)?.[period]
  const before = (await limitNow())?.amount ?? null
  await keepLimit(tx, { memberId, period, amount, now, beginsAt: beginsAt(before, amount, now) })
  const kept = (await limitNow()) ?? { amount: null, next: undefined }
  const zone = ctx.use(settingsPort).read(timeZone)
  const used = (await usedNow(tx, [memberId], zone, now)).get(memberId) ?? nothingUsed
  return describeLimit(period, currency, kept, used[period], periodsAt(zone, now)[period].endsAt)
})

import { setDepositLimit } from '@croupier/api/wallet/deposit-limits/set-deposit-limit.ts'
import { limitBeginsAt } from '@croupier/basis/raise-delay.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { lockMemberByAccount } from '../../identity/index.ts'
import { timeZone } from '../../settings/index.ts'
import { periodsAt } from './deposit-limits.ts'
import { keepLimit, limitsOf } from './deposit-limits-store.ts'
import { describeLimit } from './describe-limit.ts'
import { readLimit } from './read-limit.ts'
import { nothingUsed, usedNow } from './room-to-deposit.ts'

export default implement(setDepositLimit, async (ctx, { period, amount: asked }) => {
  const { tx } = ctx
  const { memberId, account, currency } = ctx.session
  const amount = readLimit(asked, currency)
  // Orders are counted under the same lock.
  await lockMemberByAccount(tx, account)
  const now = ctx.clock.now()
  const limitNow = async () => (await limitsOf(tx, [memberId], now)).get(memberId)?.[period]
  const before = (await limitNow())?.amount ?? null
  await keepLimit(tx, { memberId, period, amount, now, beginsAt: limitBeginsAt(before, amount, now) })
  const kept = (await limitNow()) ?? { amount: null, next: undefined }
  const zone = ctx.use(settingsPort).read(timeZone)
  const used = (await usedNow(tx, [memberId], zone, now)).get(memberId) ?? nothingUsed
  return describeLimit(period, currency, kept, used[period], periodsAt(zone, now)[period].endsAt)
})

import { setPointRate } from '@croupier/api/points/set-point-rate.ts'
import { assert } from '@croupier/basis/assert.ts'
import { isAsSeen } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'
import { nameOfActor } from '../../platform/actor.ts'
import { implement } from '../../platform/implement.ts'
import { fineFault, readFault } from '../wallet/index.ts'
import { describeRates } from './describe-rates.ts'
import { merchantDay } from './merchant-day.ts'
import { lockRates, ratesSince, writeRate } from './rates-store.ts'

export default implement(setPointRate, async (ctx, { currency, gameType, amount }) => {
  const money = amount === null ? null : Money.read(amount, currency)
  if (money !== null && !(money instanceof Money)) {
    throw ctx.refusal('request.invalid', { fields: [readFault('amount', money, currency)] })
  }
  if (amount !== null && !isAsSeen(currency, amount)) {
    throw ctx.refusal('request.invalid', { fields: [fineFault('amount', currency)] })
  }
  await lockRates(ctx.tx)
  const { today, tomorrow } = merchantDay(ctx)
  const own = (await ratesSince(ctx.tx, currency, today)).filter((rate) => rate.gameType === gameType)
  const now = own.findLast(({ fromDay }) => fromDay <= today)
  // What was promised for today is kept; where nothing was, today counts already.
  const fromDay = now === undefined || now.amount === null ? today : tomorrow
  const rate = {
    currency,
    gameType,
    fromDay,
    amount: money?.units ?? null,
    setBy: nameOfActor(ctx.actor),
    setAt: ctx.clock.now(),
  }
  await writeRate(ctx.tx, rate)
  const line = describeRates(currency, await ratesSince(ctx.tx, currency, today), today).find(
    (each) => each.gameType === gameType,
  )
  assert(line, 'every category has a line')
  return line
})

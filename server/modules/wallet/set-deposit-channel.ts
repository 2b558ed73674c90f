import { setDepositChannel } from '@croupier/api/wallet/set-deposit-channel.ts'
import { Money } from '@croupier/basis/money.ts'
import { Ratio } from '@croupier/basis/ratio.ts'
import { implement } from '../../platform/implement.ts'
import { Refusal } from '../../platform/refusal.ts'
import { writeChannel } from './deposit-channels-store.ts'
import { describeChannel } from './describe-channel.ts'
import { findProvider } from './payment-providers-store.ts'

/** @throws Refusal request.invalid that names the field */
function unitsOf(field: string, text: string, currency: string): bigint {
  const money = Money.read(text, currency)
  if (money instanceof Money) return money.units
  throw new Refusal('request.invalid', { fields: [{ field, messageKey: 'fault.format' }] })
}

export default implement(setDepositChannel, async (ctx, input) => {
  const { code, kind, name, provider, currency, isOpen, position } = input
  if (!(await findProvider(ctx.tx, provider))) throw ctx.refusal('payment.provider.unknown')
  const minimum = unitsOf('minimumAmount', input.minimumAmount, currency)
  const maximum = unitsOf('maximumAmount', input.maximumAmount, currency)
  if (maximum < minimum) {
    const fault = { field: 'maximumAmount', messageKey: 'fault.too.small', min: Number(input.minimumAmount) }
    throw ctx.refusal('request.invalid', { fields: [fault] })
  }
  const share = Ratio.percent(input.feePercent)
  const channel = {
    code,
    kind,
    name,
    provider,
    currency,
    minimum,
    maximum,
    feeNumerator: share.numerator,
    feeDenominator: share.denominator,
    feeFixed: unitsOf('feeFixed', input.feeFixed, currency),
    isOpen,
    position,
    changedAt: ctx.clock.now(),
  }
  await writeChannel(ctx.tx, channel)
  return describeChannel(channel)
})

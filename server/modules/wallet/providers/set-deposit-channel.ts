import { setDepositChannel } from '@croupier/api/wallet/providers/set-deposit-channel.ts'
import type { FieldFault } from '@croupier/api/envelope.ts'
import type { ReceivedOf } from '@croupier/api/operation.ts'
import { isPaidOn } from '@croupier/api/wallet/crypto-choices.ts'
import { isOneKind, providerKinds } from '@croupier/api/wallet/deposits/deposit-choices.ts'
import { depositFee } from '@croupier/api/wallet/deposits/deposit-fee.ts'
import { payableStep } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'
import { Ratio } from '@croupier/basis/ratio.ts'
import { implement } from '../../../platform/implement.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { readFault } from '../amount-fault.ts'
import { minuteOf } from './channel-hours.ts'
import { writeChannel } from './deposit-channels-store.ts'
import { describeChannel } from './describe-channel.ts'
import { findProvider } from './payment-providers-store.ts'
import { paymentProtocolsPort } from './payments-port.ts'

/** @throws Refusal request.invalid that names the field */
function unitsOf(field: string, text: string, currency: string): bigint {
  const money = Money.read(text, currency)
  if (money instanceof Money) return money.units
  throw new Refusal('request.invalid', { fields: [readFault(field, money, currency)] })
}

/** A limit is an amount that can be paid: it is offered as one. @throws Refusal request.invalid that names the field */
function limitOf(field: string, text: string, currency: string): bigint {
  const units = unitsOf(field, text, currency)
  if (units % payableStep(currency) === 0n) return units
  throw new Refusal('request.invalid', { fields: [{ field, messageKey: 'fault.format' }] })
}

/** What a kind needs and was not given, or was given and cannot have. */
function faultsOf(input: ReceivedOf<typeof setDepositChannel>): FieldFault[] {
  const { kind } = input
  const isByHand = kind === 'mt' || kind === 'ma'
  const needed: (keyof typeof input)[] = isByHand
    ? ['payBank', 'payHolder', 'payNumber']
    : kind === 'qr'
      ? ['qrText']
      : []
  if (isOneKind(providerKinds, kind)) needed.push('provider')
  if (kind === 'crypto') needed.push('coin', 'network')
  if (input.opensAt !== undefined) needed.push('closesAt')
  if (input.closesAt !== undefined) needed.push('opensAt')
  const missing = needed
    .filter((field) => input[field] === undefined)
    .map((field) => ({ field, messageKey: 'fault.required' }))
  const { coin, network } = input
  if (kind === 'crypto' && coin !== undefined && network !== undefined && !isPaidOn(coin, network)) {
    missing.push({ field: 'network', messageKey: 'fault.format' })
  }
  const isTooMuch = !isOneKind(providerKinds, kind) && input.provider !== undefined
  return isTooMuch ? [...missing, { field: 'provider', messageKey: 'fault.unknown.field' }] : missing
}

export default implement(setDepositChannel, async (ctx, input) => {
  const { code, kind, name, currency, isOpen, position } = input
  const provider = input.provider ?? null
  const faults = faultsOf(input)
  if (faults.length > 0) throw ctx.refusal('request.invalid', { fields: faults })
  const found = provider === null ? undefined : await findProvider(ctx.tx, provider)
  if (provider !== null && !found) throw ctx.refusal('payment.provider.unknown')
  if (
    found &&
    !ctx.use(paymentProtocolsPort).some((each) => each.protocol === found.protocol && isOneKind(each.takes, kind))
  ) {
    throw ctx.refusal('request.invalid', { fields: [{ field: 'provider', messageKey: 'fault.provider.kind' }] })
  }
  const minimum = limitOf('minimumAmount', input.minimumAmount, currency)
  const maximum = limitOf('maximumAmount', input.maximumAmount, currency)
  if (maximum < minimum) {
    const fault = { field: 'maximumAmount', messageKey: 'fault.too.small', min: Number(input.minimumAmount) }
    throw ctx.refusal('request.invalid', { fields: [fault] })
  }
  const share = Ratio.percent(input.feePercent)
  const feeFixed = unitsOf('feeFixed', input.feeFixed, currency)
  // Who pays in the least there is still gets something for it.
  if (depositFee(share, feeFixed, minimum) >= minimum) {
    throw ctx.refusal('request.invalid', { fields: [{ field: 'feeFixed', messageKey: 'fault.fee.whole' }] })
  }
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
    feeFixed,
    payBank: input.payBank ?? null,
    payHolder: input.payHolder ?? null,
    payNumber: input.payNumber ?? null,
    qrText: input.qrText ?? null,
    instructions: input.instructions ?? null,
    coin: kind === 'crypto' ? (input.coin ?? null) : null,
    network: kind === 'crypto' ? (input.network ?? null) : null,
    opensMinute: input.opensAt === undefined ? null : minuteOf(input.opensAt),
    closesMinute: input.closesAt === undefined ? null : minuteOf(input.closesAt),
    leastLevel: input.leastLevel,
    leastDays: input.leastDays,
    isOpen,
    position,
    changedAt: ctx.clock.now(),
  }
  await writeChannel(ctx.tx, channel)
  return describeChannel(channel)
})

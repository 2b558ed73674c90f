import { requestDeposit } from '@croupier/api/wallet/request-deposit.ts'
import { assert } from '@croupier/basis/assert.ts'
import { currencyOf } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'
import type { FieldFault } from '@croupier/api/envelope.ts'
import { implement } from '../../platform/implement.ts'
import { enqueue } from '../../platform/jobs.ts'
import { settingsPort } from '../../platform/settings.ts'
import { lockMemberByAccount } from '../identity/index.ts'
import { mayDeposit } from '../safeguards/index.ts'
import { checkoutOf } from './checkout-request.ts'
import { type DepositChannel, openChannels } from './deposit-channels-store.ts'
import { countOpenDeposits, findDeposit, insertDeposit, markUnpaid, markWaiting } from './deposits-store.ts'
import { describeDeposit } from './describe-deposit.ts'
import { followDeposit, firstLook } from './follow-deposit.ts'
import { orderReference } from './order-reference.ts'
import { protocolOf, providerAccount } from './payment-providers.ts'
import { type CheckoutAnswer, PaymentOutcomeUnknown } from './payments-port.ts'
import { amountText } from './purses.ts'
import { areDepositsOpen, depositExpiryMinutes, openDepositsMost } from './wallet-settings.ts'

/** What is wrong with an amount for this channel. Providers take no finer amounts than people see. */
function faultOf(amount: string, channel: DepositChannel): FieldFault | undefined {
  const { code, displayScale } = currencyOf(channel.currency)
  const money = Money.read(amount, code)
  const decimals = amount.split('.')[1]?.length ?? 0
  if (!(money instanceof Money) || decimals > displayScale) return { field: 'amount', messageKey: 'fault.format' }
  const bounds = {
    min: Number(amountText(code, channel.minimum)),
    max: Number(amountText(code, channel.maximum)),
  }
  if (money.units < channel.minimum) return { field: 'amount', messageKey: 'fault.too.small', ...bounds }
  if (money.units > channel.maximum) return { field: 'amount', messageKey: 'fault.too.big', ...bounds }
  return undefined
}

export default implement(requestDeposit, async (ctx, { kind, channel: code, amount }) => {
  const { memberId, account, currency } = ctx.session
  const settings = ctx.use(settingsPort)
  const verdict = await mayDeposit(ctx, memberId)
  if (!verdict.allowed) throw ctx.refusal(verdict.reason)
  if (!settings.read(areDepositsOpen)) throw ctx.refusal('deposit.closed')
  const channel = (await openChannels(ctx.db, currency)).find((each) => each.kind === kind && each.code === code)
  if (!channel) throw ctx.refusal('deposit.channel.unavailable')
  const fault = faultOf(amount, channel)
  if (fault) throw ctx.refusal('request.invalid', { fields: [fault] })

  // The order stands before the provider hears of it, so that whatever comes back finds it.
  const madeAt = ctx.clock.now()
  const reference = orderReference('D', madeAt)
  await ctx.transaction(async ({ tx }) => {
    await lockMemberByAccount(tx, account)
    const open = await countOpenDeposits(tx, memberId, madeAt)
    if (open >= settings.read(openDepositsMost)) throw ctx.refusal('deposit.too.many.open')
    const expiresAt = madeAt + settings.read(depositExpiryMinutes) * 60_000
    const { units } = Money.parse(amount, currency)
    await insertDeposit(tx, { reference, memberId, account, amount: units, madeAt, expiresAt }, channel)
    await enqueue(tx, followDeposit, { reference, look: 0 }, { runAt: firstLook(madeAt), key: `deposit ${reference}` })
  })

  const deposit = await findDeposit(ctx.db, reference)
  const provider = channel.provider === null ? undefined : await providerAccount(ctx, ctx.db, channel.provider)
  assert(deposit && provider, 'an open channel of this kind has a provider')
  let answer: CheckoutAnswer | undefined
  try {
    const checkout = checkoutOf(ctx, deposit, provider.code, ctx.visit?.host)
    answer = await protocolOf(ctx, provider).openCheckout(provider, checkout)
  } catch (error) {
    if (!(error instanceof PaymentOutcomeUnknown)) throw error
    // It may have a page for it or not: the order stays open, and the job asks again by the same reference.
    ctx.log.warn({ reference, provider: provider.code, reason: error.message }, 'a checkout was not answered')
  }
  await ctx.transaction(async ({ tx }) => {
    if (answer?.outcome === 'open') await markWaiting(tx, reference, answer)
    if (answer?.outcome === 'refused') await markUnpaid(tx, reference, 'failed', 'refused-by-provider')
  })
  if (answer?.outcome === 'refused') {
    ctx.log.warn({ reference, provider: provider.code, reason: answer.reason }, 'a checkout was refused')
    throw ctx.refusal('deposit.provider.refused')
  }
  const after = await findDeposit(ctx.db, reference)
  assert(after, 'orders are never deleted')
  return describeDeposit(after, ctx.clock.now())
})

import { requestDeposit } from '@croupier/api/wallet/deposits/request-deposit.ts'
import { assert } from '@croupier/basis/assert.ts'
import { currencyOf, isAsSeen } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'
import type { FieldFault } from '@croupier/api/envelope.ts'
import { implement } from '../../../platform/implement.ts'
import { enqueue } from '../../../platform/jobs.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { lockMemberByAccount } from '../../identity/index.ts'
import { timeZone } from '../../settings/index.ts'
import { mayDeposit } from '../../safeguards/index.ts'
import type { OwnScope, WriteScope } from '../../../platform/context.ts'
import { isInHours } from '../providers/channel-hours.ts'
import { requireJoined } from './chosen-promotion.ts'
import { limitRefusal, requireRoomToDeposit } from '../deposit-limits/room-to-deposit.ts'
import { amountFault, fineFault, readFault, requireRoom } from '../amount-fault.ts'
import { checkoutOf, coinsToPay } from './checkout-request.ts'
import type { DepositChannel } from '../providers/deposit-channels-store.ts'
import { channelsFor } from '../providers/channels-for.ts'
import type { Deposit } from './deposit.ts'
import { countOpenDeposits, findDeposit, insertDeposit, markUnpaid, markWaiting } from './deposits-store.ts'
import { describeDeposit } from './describe-deposit.ts'
import { followDeposit, firstLook } from './follow-deposit.ts'
import { askTogether } from '../parts/ask-together.ts'
import { withdrawBanks } from '../withdrawals/withdraw-settings.ts'
import { purseBalances } from '../purses/member-purses.ts'
import { orderReference } from '../order-reference.ts'
import { protocolOf, providerAccount } from '../providers/payment-providers.ts'
import { type CheckoutAnswer, PaymentOutcomeUnknown, type ProviderAccount } from '../providers/payments-port.ts'
import { areDepositsOpen, depositExpiryMinutes, openDepositsMost } from '../wallet-settings.ts'

/** What is wrong with an amount for this channel. Providers take no finer amounts than people see. */
function faultOf(amount: string, channel: DepositChannel): FieldFault | undefined {
  const { code } = currencyOf(channel.currency)
  const money = Money.read(amount, code)
  // Above every amount there can be is above the channel's, which is the limit that helps.
  if (money === 'too-large') return amountFault('most', code, channel.maximum)
  if (!(money instanceof Money)) return readFault('amount', money, code)
  if (!isAsSeen(code, amount)) return fineFault('amount', code)
  if (money.units < channel.minimum) return amountFault('least', code, channel.minimum)
  if (money.units > channel.maximum) return amountFault('most', code, channel.maximum)
  return undefined
}

/** What the provider answers, or undefined where nobody can say whether it heard. */
async function askForCheckout(
  ctx: OwnScope,
  provider: ProviderAccount,
  deposit: Deposit,
): Promise<CheckoutAnswer | undefined> {
  try {
    const checkout = checkoutOf(ctx, deposit, provider, ctx.visit?.host)
    return await protocolOf(ctx, provider).openCheckout(provider, checkout)
  } catch (error) {
    if (!(error instanceof PaymentOutcomeUnknown)) throw error
    // It may have a page for it or not: the order stays open, and the job asks again by the same reference.
    const { reference } = deposit
    ctx.log.warn({ reference, provider: provider.code, reason: error.message }, 'payment provider checkout: no answer')
    return undefined
  }
}

export default implement(requestDeposit, async (ctx, { kind: named, channel: code, amount, promotion }) => {
  const { memberId, account, currency } = ctx.session
  const settings = ctx.use(settingsPort)
  const verdict = await mayDeposit(ctx, memberId)
  if (!verdict.allowed) throw ctx.refusal(verdict.reason)
  if (!settings.read(areDepositsOpen)) throw ctx.refusal('deposit.closed')
  const channel = (await channelsFor(ctx, ctx.db, ctx.session)).find((each) => each.code === code)
  const kind = named ?? channel?.kind
  // A voucher is worth its own amount: it is redeemed, not asked for.
  if (!channel || channel.kind !== kind || kind === 'voucher' || !isInHours(ctx, channel))
    throw ctx.refusal('deposit.channel.unavailable')
  const fault = faultOf(amount, channel)
  if (fault) throw ctx.refusal('request.invalid', { fields: [fault] })

  await requireJoined(ctx, ctx.db, promotion)

  // The order stands before the provider hears of it, so that whatever comes back finds it.
  const { units } = Money.parse(amount, currency)
  const madeAt = ctx.clock.now()
  const expiresAt = madeAt + settings.read(depositExpiryMinutes) * 60_000
  const made = orderReference('D', madeAt)
  const openMost = settings.read(openDepositsMost)
  const zone = settings.read(timeZone)
  const asked = { promotion: promotion ?? null, ip: ctx.visit?.ip ?? null }
  const order = { reference: made, memberId, account, amount: units, madeAt, expiresAt, ...asked }
  const { subject: reference } = kind === 'c2c' ? await ctx.beginTogether(beginMatched) : await ctx.begin(beginOrder)

  async function beginMatched(keyHash: Buffer | undefined): Promise<string> {
    const main = (await purseBalances(ctx.db, memberId)).find(({ name }) => name === 'main')
    requireRoom(currency, main?.balance ?? 0n, units)
    const { feeNumerator, feeDenominator, feeFixed, instructions } = channel!
    const terms = { feeNumerator, feeDenominator, feeFixed, instructions, channel: code, currency }
    const banks = settings.read(withdrawBanks)
    const nameOfBank = (of: string) => banks.find((each) => each.code === of)?.name ?? of
    const asked = { order: { ...order, ...terms }, openMost, zone, clock: ctx.clock, keyHash, nameOfBank }
    const outcome = await askTogether(ctx.database, asked)
    if (typeof outcome === 'object') throw limitRefusal(currency, outcome)
    if (outcome === 'none') throw ctx.refusal('deposit.match.none')
    if (outcome === 'too-many') throw ctx.refusal('deposit.too.many.open')
    if (outcome === 'claimed') throw ctx.refusal('busy.try.again')
    return made
  }

  async function beginOrder({ tx, clock }: WriteScope): Promise<string> {
    await lockMemberByAccount(tx, account)
    // A limit that was set while this waited has begun since the order was made.
    const now = clock.now()
    const open = await countOpenDeposits(tx, [memberId], now)
    if ((open.get(memberId) ?? 0) >= openMost) throw ctx.refusal('deposit.too.many.open')
    const main = (await purseBalances(tx, memberId)).find(({ name }) => name === 'main')
    requireRoom(currency, main?.balance ?? 0n, units)
    await requireRoomToDeposit(tx, { memberId, currency, units }, zone, now)
    await insertDeposit(tx, order, channel!)
    const runAt = channel!.provider === null ? expiresAt : firstLook(madeAt)
    await enqueue(tx, followDeposit, { reference: made, look: 0 }, { runAt, key: `deposit ${made}` })
    return made
  }

  const deposit = await findDeposit(ctx.db, reference)
  assert(deposit, 'what was begun was written')
  if (deposit.provider === null) return ctx.conclude(async ({ clock }) => describeDeposit(deposit, clock.now()))
  const provider = await providerAccount(ctx, ctx.db, deposit.provider)
  assert(provider, 'providers are never deleted')
  // Where an earlier attempt of this call was lost, its order may have been refused or may have its page already.
  if (deposit.state === 'failed') throw ctx.refusal('deposit.provider.refused')
  const answer = deposit.state === 'opening' ? await askForCheckout(ctx, provider, deposit) : undefined
  if (answer?.outcome === 'refused') {
    await ctx.transaction(({ tx }) => markUnpaid(tx, reference, 'failed', 'refused-by-provider'))
    ctx.log.warn({ reference, provider: provider.code, reason: answer.reason }, 'payment provider checkout: refused')
    throw ctx.refusal('deposit.provider.refused')
  }
  return ctx.conclude(async ({ tx, clock }) => {
    if (answer) await markWaiting(tx, reference, answer, coinsToPay(deposit, answer))
    const after = await findDeposit(tx, reference)
    assert(after, 'orders are never deleted')
    return describeDeposit(after, clock.now())
  })
})

import { decideDeposit } from '@croupier/api/wallet/deposits/decide-deposit.ts'
import { assert } from '@croupier/basis/assert.ts'
import { payableStep } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import { implement } from '../../../platform/implement.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { fineFault, readFault } from '../amount-fault.ts'
import { type Deposit, worthOfArrival } from './deposit.ts'
import { depositToDecide } from './deposit-to-decide.ts'
import { findDeposit, markDecided } from './deposits-store.ts'
import { describeOrder } from './describe-deposit.ts'
import { giveMember } from '../purses/give-member.ts'
import { creditDeposit, tellDeposit } from './settle-deposit.ts'

/** What to credit: what arrived, or what the operator says another currency is worth. @throws Refusal request.invalid */
function unitsToCredit(deposit: Deposit, given: string | undefined): bigint {
  const { arrivedAmount, arrivedCurrency, currency } = deposit
  const invalid = (messageKey: string) => new Refusal('request.invalid', { fields: [{ field: 'amount', messageKey }] })
  const isToldByProvider = arrivedAmount !== null && arrivedCurrency !== null
  // Paid by hand: what the member asked for, where the operator has not seen another amount arrive.
  if (!isToldByProvider && given === undefined) return deposit.amount
  const arrived = isToldByProvider && worthOfArrival(deposit, { amount: arrivedAmount, currency: arrivedCurrency })
  if (arrived !== undefined && arrived !== false) {
    // A coin that came late may be worth something else by now.
    if (given !== undefined && deposit.coin === null) throw invalid('fault.unknown.field')
    if (given === undefined) return arrived
  }
  if (given === undefined) throw invalid('fault.required')
  const money = Money.read(given, currency)
  if (!(money instanceof Money)) {
    throw new Refusal('request.invalid', { fields: [readFault('amount', money, currency)] })
  }
  if (money.units % payableStep(currency) !== 0n) {
    throw new Refusal('request.invalid', { fields: [fineFault('amount', currency)] })
  }
  return money.units
}

/** What is known of the payment without an operator's word: what was asked for, or more where more arrived. */
function unitsVouchedFor(deposit: Deposit): bigint {
  const { amount, arrivedAmount, arrivedCurrency } = deposit
  if (arrivedAmount === null || arrivedCurrency === null) return amount
  const arrived = worthOfArrival(deposit, { amount: arrivedAmount, currency: arrivedCurrency })
  return arrived !== undefined && arrived > amount ? arrived : amount
}

export default implement(decideDeposit, async (ctx, { reference, decision, amount, note }) => {
  const by = nameOfActor(ctx.actor)
  // Whoever approves what a colleague proposed finds it taken by them.
  const holder = ctx.approval ? `staff:${ctx.approval.proposedBy}` : by
  const deposit = await depositToDecide(ctx, reference, holder)
  if (deposit.takenBy !== holder) throw ctx.refusal('deposit.not.taken')
  const at = ctx.clock.now()
  if (decision === 'refuse') {
    ctx.edits({ memberIds: [deposit.memberId] })
    await markDecided(ctx.tx, deposit.id, { by, note, isRefused: true, at })
    await tellDeposit(ctx, deposit, 'failed')
  } else {
    const units = unitsToCredit(deposit, amount)
    const more = units - unitsVouchedFor(deposit)
    // An operator's word alone makes nobody richer than an adjustment would.
    if (more > 0n) await giveMember(ctx, deposit.memberId, new Money(deposit.currency, more))
    else ctx.edits({ memberIds: [deposit.memberId] })
    await markDecided(ctx.tx, deposit.id, { by, note, isRefused: false, at })
    await creditDeposit(ctx, deposit, units)
  }
  const after = await findDeposit(ctx.tx, reference)
  assert(after, 'orders are never deleted')
  return describeOrder(after, at)
})

import { requestWithdrawal } from '@croupier/api/wallet/withdrawals/request-withdrawal.ts'
import { assert } from '@croupier/basis/assert.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import { Money } from '@croupier/basis/money.ts'
import { periodAt } from '@croupier/basis/period.ts'
import { enqueue } from '../../../platform/jobs.ts'
import { implement } from '../../../platform/implement.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { confirmPaymentPassword, lockMemberByAccount } from '../../identity/index.ts'
import { hold } from '../../ledger/index.ts'
import { askByRule, mayWithdraw, verificationDueFrom } from '../../safeguards/index.ts'
import { timeZone } from '../../settings/index.ts'
import { missingTurnover } from '../../wagering/index.ts'
import { type AmountLimit, amountFault, fineFault, readFault } from '../amount-fault.ts'
import { approveAutomatically, isSmall } from './approve-automatically.ts'
import { describeWithdrawal } from './describe-withdrawal.ts'
import { announceStep, tellMain, tellWithdrawal, withdrawalPurses } from './move-withdrawal.ts'
import { orderReference } from '../order-reference.ts'
import { findBoundAccount } from '../payout-accounts/payout-accounts-store.ts'
import { hasActiveBonus } from '../purses/bonus-rules.ts'
import { purseBalances } from '../purses/member-purses.ts'
import { amountText, kinds } from '../purses/purses.ts'
import { coinOf, payoutRate } from './payout-rate.ts'
import { ruleFor } from './rule-for.ts'
import { type AmountVerdict, judgeAmount } from './withdraw-rules.ts'
import { withdrawRules } from './withdraw-settings.ts'
import { insertWithdrawal, withdrawnSince } from './withdrawals-store.ts'

const atAmount = (messageKey: string) => ({ fields: [{ field: 'amount', messageKey }] })

/** Why an amount is not paid, as the member is told. */
function refused(verdict: Exclude<AmountVerdict, { fee: bigint }>, currency: string): Refusal {
  if (verdict.refused === 'too-precise') {
    return new Refusal('request.invalid', { fields: [fineFault('amount', currency)] })
  }
  if (verdict.refused === 'daily-count') return new Refusal('withdraw.daily.count')
  const bound = amountText(currency, verdict.bound)
  const missed = (limit: AmountLimit) => ({ fields: [amountFault(limit, currency, verdict.bound)] })
  switch (verdict.refused) {
    case 'too-small':
      return new Refusal('withdraw.amount.too.small', { minimum: bound, ...missed('least') })
    case 'too-large':
      return new Refusal('withdraw.amount.too.large', { maximum: bound, ...missed('most') })
    default:
      return new Refusal('withdraw.daily.amount', { left: bound, ...missed('today') })
  }
}

export default implement(requestWithdrawal, async (ctx, input) => {
  const { memberId, account, currency } = ctx.session
  const settings = ctx.use(settingsPort)
  const usual = settings.read(withdrawRules)[currency]
  if (!usual) throw ctx.refusal('withdraw.closed')
  const money = Money.read(input.amount, currency)
  // More than any amount is more than may be withdrawn.
  if (money === 'too-large') {
    throw refused({ refused: 'too-large', bound: Money.parse(usual.maximum, currency).units }, currency)
  }
  if (!(money instanceof Money)) {
    throw ctx.refusal('request.invalid', { fields: [readFault('amount', money, currency)] })
  }
  const verdict = await mayWithdraw(ctx, memberId)
  if (!verdict.allowed) throw ctx.refusal(verdict.reason)
  await confirmPaymentPassword(ctx, memberId, input.paymentPassword)

  // The rate is asked for before anything is locked, and holds for this order.
  const known = await findBoundAccount(ctx.db, memberId, BigInt(input.payoutAccountId))
  if (!known) throw ctx.refusal('payout.account.not.found')
  const asset = coinOf(ctx, known)
  const rate = asset && (await payoutRate(ctx, ctx.db, asset, currency))
  if (known.kind === 'crypto' && rate === undefined) throw ctx.refusal('withdraw.rate.unavailable')
  const coin = asset && rate !== undefined ? { ...asset, rate } : null

  const concluded = ctx.conclude(async (scope) => {
    const { tx } = scope
    const now = scope.clock.now()
    // The lock on the member's row serialises withdrawals, so that limits count each of them.
    const member = await lockMemberByAccount(tx, account)
    if (member?.state !== 'active') throw ctx.refusal('wallet.purse.closed')
    const payee = await findBoundAccount(tx, memberId, BigInt(input.payoutAccountId))
    if (!payee) throw ctx.refusal('payout.account.not.found')

    const day = periodAt('day', settings.read(timeZone), now)
    const today = await withdrawnSince(tx, memberId, currency, day.startsAt)
    const rule = await ruleFor(scope, tx, { memberId, currency })
    if (!rule) throw ctx.refusal('withdraw.closed')
    const judged = judgeAmount(rule, currency, money.units, today)
    if ('refused' in judged) throw refused(judged, currency)
    const missing = await missingTurnover(tx, memberId, currency)
    if (missing > 0n) throw ctx.refusal('withdraw.turnover.missing', { missing: amountText(currency, missing) })

    // A bonus is given up knowingly, and before its member is paid.
    if (await hasActiveBonus(tx, memberId, currency)) {
      const bonus = (await purseBalances(tx, memberId)).find(({ name }) => name === 'bonus')
      throw ctx.refusal('withdraw.bonus.open', { bonus: amountText(currency, bonus?.balance ?? 0n) })
    }

    const from = await verificationDueFrom(scope, tx, { memberId, currency, amount: money.units })
    if (from !== undefined) throw ctx.refusal('withdraw.verification.due', { from: amountText(currency, from) })

    const { main, held } = await withdrawalPurses(tx, memberId)
    const holdKey = uuidv7(now)
    const withdrawal = await insertWithdrawal(tx, {
      reference: orderReference('W', now),
      memberId,
      account: member.account,
      currency,
      amount: money.units,
      fee: judged.fee,
      payoutAccountId: payee.id,
      payee,
      at: now,
      holdKey,
      coin,
      ip: ctx.visit?.ip ?? null,
    })
    await tellWithdrawal(tx, withdrawal)
    announceStep(scope, withdrawal, 'requested')
    if (isSmall(scope, withdrawal)) {
      await enqueue(tx, approveAutomatically, { reference: withdrawal.reference })
    }
    const answer = await hold(tx, {
      key: holdKey,
      kind: kinds.withdrawalHold,
      reference: withdrawal.reference,
      purse: main.account,
      held: held.account,
      amount: money.units,
    })
    if (answer.outcome === 'insufficient')
      throw new Refusal('insufficient_balance', atAmount('refusals.insufficient_balance'))
    if (answer.outcome === 'debit-closed') throw ctx.refusal('wallet.purse.closed')
    assert(answer.outcome === 'applied', `a hold is taken or refused: ${answer.outcome}`)
    await tellMain(tx, memberId, main, answer.items[0]?.legs[0]?.from)
    return describeWithdrawal(scope, withdrawal)
  })
  return concluded.catch(async (refused: unknown) => {
    // What was refused is rolled back; that a document is asked for stays.
    if (refused instanceof Refusal && refused.code === 'withdraw.verification.due') {
      await ctx.transaction((scope) => askByRule(scope, memberId))
    }
    throw refused
  })
})

import { balanceChanged } from '@croupier/api/live/balance-changed.ts'
import { depositChanged } from '@croupier/api/live/deposit-changed.ts'
import type { DepositState } from '@croupier/api/wallet/deposits/deposit-choices.ts'
import { assert } from '@croupier/basis/assert.ts'
import { MOST_BALANCE } from '@croupier/basis/money.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import type { WriteScope } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { tell } from '../../../platform/live.ts'
import { lockMemberByAccount } from '../../identity/index.ts'
import { type Item, post } from '../../ledger/index.ts'
import { addRequirement, depositTurnover } from '../../wagering/index.ts'
import { requireRoom } from '../amount-fault.ts'
import { type Deposit, depositFee, judgeReport, worthOfArrival } from './deposit.ts'
import {
  type Arrival,
  findByPayment,
  insertExtra,
  lockDeposit,
  markConfirming,
  markPaid,
  markReview,
  markUnpaid,
} from './deposits-store.ts'
import { depositCredited, depositMoved } from '../events.ts'
import { houseAccount, purseBalances } from '../purses/member-purses.ts'
import { orderReference } from '../order-reference.ts'
import { keepAnswer, keepEvent } from '../providers/payment-providers-store.ts'
import type { DepositReport, ProviderEvent, ReportAnswer } from '../providers/payments-port.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { cryptoDifferences } from '../wallet-settings.ts'
import { amountText, housePurses, kinds } from '../purses/purses.ts'

/** States that a member who has left the page is told of. The last word on a credit is `depositCredited`. */
const announced = ['confirming', 'review', 'expired', 'failed'] as const

/** Tells the member's open pages and the operators' where a deposit is now, and announces what they should find in their inbox. */
export async function tellDeposit(scope: WriteScope, deposit: Deposit, state: DepositState): Promise<void> {
  const { memberId, reference, currency, amount } = deposit
  await tell(scope.tx, { to: 'member', id: memberId }, depositChanged, { reference, state })
  await tell(scope.tx, { to: 'staff' }, depositChanged, { reference, state })
  const moved = announced.find((each) => each === state)
  if (!moved || moved === deposit.state) return
  const at = scope.clock.now()
  scope.announce(
    depositMoved({ reference, memberId: memberId.toString(), currency, amount: amount.toString(), state: moved, at }),
  )
}

/**
 * Credits a deposit whose row the caller has locked and found unsettled: the row with its posting keys, the turnover that
 * comes with it, then the ledger. The fee is taken from the purse after the deposit reached it, in the same group, also
 * where the member is frozen: what was agreed at the payment stands.
 * @param source where the money stands and how the posting is named; left out: it came through a provider or by hand
 * @param units what has arrived, in ledger units of the deposit's currency
 * @throws Refusal balance.limit
 */
export async function creditDeposit(
  scope: WriteScope,
  deposit: Deposit,
  units: bigint,
  arrival?: Arrival,
  source?: { from: bigint; kind: number; key: string },
): Promise<void> {
  const { tx } = scope
  const { currency, reference, memberId } = deposit
  // The member's withdrawals wait for it: one that has found no turnover missing must not take money that came with
  // some.
  await lockMemberByAccount(tx, deposit.account)
  const now = scope.clock.now()
  const main = (await purseBalances(tx, memberId)).find(({ name }) => name === 'main')
  assert(main, 'whoever may deposit has a main purse')
  requireRoom(currency, main.balance, units)
  const fee = depositFee(deposit, units)
  const postingKey = source?.key ?? uuidv7(now)
  const feePostingKey = fee > 0n ? uuidv7(now) : null
  const from = source?.from ?? (await houseAccount(tx, housePurses.depositsClearing, currency))
  const fees = await houseAccount(tx, housePurses.depositFees, currency)
  await markPaid(tx, deposit.id, {
    credited: units,
    fee,
    postingKey,
    feePostingKey,
    settledAt: now,
    ...(arrival && { arrival }),
  })
  const turnover = depositTurnover(scope, units - fee)
  await addRequirement(tx, { memberId, currency, source: 'deposit', reference, turnover })
  scope.announce(
    depositCredited({
      reference,
      memberId: memberId.toString(),
      currency,
      amount: units.toString(),
      fee: fee.toString(),
      channel: deposit.channel,
      promotion: deposit.promotion,
      at: now,
    }),
  )
  await tellDeposit(scope, deposit, 'paid')

  const items: Item[] = [
    {
      key: postingKey,
      kind: source?.kind ?? kinds.deposit,
      reference,
      legs: [{ from, to: main.account, amount: units }],
      // Held money moves also where its owner was frozen since: it was promised before.
      ...(source && { correction: true }),
    },
  ]
  if (feePostingKey !== null) {
    const legs = [{ from: main.account, to: fees, amount: fee }]
    items.push({ key: feePostingKey, kind: kinds.depositFee, reference, legs, correction: true })
  }
  const answer = await post(tx, items)
  assert(answer.outcome === 'applied', `a deposit is always taken: ${answer.outcome}`)
  const [credit] = answer.items[0]?.legs ?? []
  const [taken] = answer.items[1]?.legs ?? []
  const after = taken?.from ?? credit?.to
  assert(after, 'a guarded purse answers its balance')
  await tell(tx, { to: 'member', id: memberId }, balanceChanged, {
    currency,
    available: amountText(currency, main.isDebitClosed ? 0n : after.balance),
    ledgerSeq: after.seq.toString(),
  })
}

/**
 * Takes what a provider says of a deposit: by a call-back (`event`), or because it was asked. Whatever comes twice, late or
 * together, a payment is credited once: the event's row comes first, then the order's lock, then its state.
 */
export async function takeDepositReport(
  scope: WriteScope,
  report: DepositReport,
  event?: ProviderEvent,
): Promise<ReportAnswer> {
  const { tx } = scope
  if (event) {
    const before = await keepEvent(tx, 'deposit', event, report)
    if (before !== undefined) return before
  }
  const answer = await judgeAndBook(scope, report)
  if (event && answer !== 'taken') await keepAnswer(tx, report.provider, event, answer)
  return answer
}

/** Whether what came can be theirs to use. The member is locked first: nothing else is credited meanwhile. */
async function canBeCredited(tx: Tx, { account, memberId }: Deposit, units: bigint): Promise<boolean> {
  const member = await lockMemberByAccount(tx, account)
  if (member?.state === 'closed') return false
  const main = (await purseBalances(tx, memberId)).find(({ name }) => name === 'main')
  return (main?.balance ?? 0n) + units <= MOST_BALANCE
}

async function judgeAndBook(scope: WriteScope, report: DepositReport): Promise<ReportAnswer> {
  const { tx } = scope
  const deposit = await lockDeposit(tx, report.reference)
  if (!deposit || deposit.provider !== report.provider) return 'unknown-reference'

  const at = scope.clock.now()
  const judgement = judgeReport(deposit, report, scope.use(settingsPort).read(cryptoDifferences), at)
  if (judgement === 'nothing') return 'taken'
  if (judgement === 'contradiction') return 'conflict'
  if (judgement === 'fail') {
    await markUnpaid(tx, deposit.reference, 'failed', 'declined')
    await tellDeposit(scope, deposit, 'failed')
    return 'taken'
  }

  if (judgement === 'confirm') {
    await markConfirming(tx, deposit.id, {
      ...(report.chain ?? { confirmations: 0, needed: 0, transaction: null }),
      at,
    })
    await tellDeposit(scope, deposit, 'confirming')
    return 'taken'
  }

  // One payment settles one order, whatever its provider says of it later.
  const booked = await findByPayment(tx, report.provider, report.providerReference)
  if (booked) return booked.extraOf === deposit.reference ? 'taken' : 'conflict'

  const arrival: Arrival = {
    paymentReference: report.providerReference,
    amount: report.amount,
    currency: report.currency,
    at,
    instrument: report.instrument ?? null,
    chain: report.chain ?? null,
  }
  if (judgement === 'extra') {
    await insertExtra(tx, deposit, orderReference('D', at), arrival)
    scope.log.warn({ reference: deposit.reference, provider: report.provider }, 'deposit paid twice')
    return 'taken'
  }
  if (judgement === 'review') {
    await markReview(tx, deposit.id, arrival)
    await tellDeposit(scope, deposit, 'review')
    scope.log.warn(
      { reference: deposit.reference, provider: report.provider },
      'deposit needs review: payment does not match the order',
    )
    return 'taken'
  }
  const units = worthOfArrival(deposit, report)
  // Paid is paid: what finds no room in the purse, or whose account is closed by now, waits for the operator.
  if (units !== undefined && !(await canBeCredited(tx, deposit, units))) {
    await markReview(tx, deposit.id, arrival)
    await tellDeposit(scope, deposit, 'review')
    scope.log.warn({ reference: deposit.reference }, 'deposit needs review: balance limit exceeded or account closed')
    return 'taken'
  }
  assert(units !== undefined, 'what is credited is worth something in the deposit’s currency')
  await creditDeposit(scope, deposit, units, arrival)
  return 'taken'
}

import type { AnswerOf } from '@croupier/api/operation.ts'
import type { requestWithdrawal } from '@croupier/api/wallet/withdrawals/request-withdrawal.ts'
import type { takeWithdrawal } from '@croupier/api/wallet/withdrawals/take-withdrawal.ts'
import type { payeeAnswer, payoutAccountAnswer } from '@croupier/api/wallet/withdrawals/withdrawal-answers.ts'
import type * as z from 'zod/mini'
import type { Scope } from '../../../platform/context.ts'
import { settingsPort } from '../../../platform/settings.ts'
import type { PayoutAccount } from '../payout-accounts/payout-accounts-store.ts'
import { coinsOf, coinText } from '@croupier/api/wallet/coin-rates.ts'
import { amountText } from '../purses/purses.ts'
import { withdrawBanks } from './withdraw-settings.ts'
import { isCancellable, isOpen, isTaken, isWaiting, memberState, type Payee, type Withdrawal } from './withdrawal.ts'
import { joinPlace } from '../../../platform/page.ts'

const SHOWN = 4

/** All but the last four characters of an account's number. */
export function maskedNumber(number: string): string {
  return '•'.repeat(Math.max(number.length - SHOWN, 0)) + number.slice(-SHOWN)
}

/** Where money goes, as anybody is shown it. A bank the operator has struck off keeps its code for a name. */
export function describePayee(scope: Scope, { kind, bank, holder, number }: Payee): z.input<typeof payeeAnswer> {
  const known = scope.use(settingsPort).read(withdrawBanks)
  const bankName = known.find(({ code }) => code === bank)?.name ?? bank
  return { kind, bank, bankName, holder, number: maskedNumber(number) }
}

export function describeAccount(scope: Scope, account: PayoutAccount): z.input<typeof payoutAccountAnswer> {
  return { id: account.id.toString(), ...describePayee(scope, account), boundAt: account.boundAt }
}

/** What is sent in its coin. */
function describeCoin({ coin, network, rate, currency, amount, fee, received }: Withdrawal) {
  if (coin === null || network === null || rate === null) return null
  const units = coinsOf(rate, coin, amount - fee - received, currency)
  return { currency: coin, network, amount: coinText(coin, units), rate }
}

function shared(scope: Scope, withdrawal: Withdrawal) {
  const { reference, currency, amount, fee, received, state, requestedAt, changedAt, closedAt } = withdrawal
  return {
    reference,
    currency,
    amount: amountText(currency, amount),
    fee: amountText(currency, fee),
    receives: amountText(currency, amount - fee),
    received: amountText(currency, received),
    remaining: amountText(currency, isOpen(state) ? amount - fee - received : 0n),
    payee: describePayee(scope, withdrawal.payee),
    coin: describeCoin(withdrawal),
    requestedAt,
    changedAt,
    closedAt,
  }
}

/** A withdrawal as its member sees it: an operator's note only where it explains a rejection. */
export function describeWithdrawal(scope: Scope, withdrawal: Withdrawal): AnswerOf<typeof requestWithdrawal> {
  const { state, note } = withdrawal
  return {
    ...shared(scope, withdrawal),
    state: memberState(state),
    isCancellable: isCancellable(withdrawal, scope.clock.now()),
    note: state === 'rejected' ? note : null,
  }
}

/** A withdrawal as operators see it. */
export function describeWithdrawalOrder(scope: Scope, withdrawal: Withdrawal): AnswerOf<typeof takeWithdrawal> {
  const { account, ip, state, approvedBy, approvedAt, decidedBy, note, failure, conflict } = withdrawal
  // Whoever took it and went away has it no longer.
  const hasLapsed = isWaiting(state) && !isTaken(withdrawal, scope.clock.now())
  return {
    ...shared(scope, withdrawal),
    account,
    ip,
    state,
    takenBy: hasLapsed ? null : withdrawal.takenBy,
    takenAt: hasLapsed ? null : withdrawal.takenAt,
    approvedBy,
    approvedAt,
    decidedBy,
    note,
    failure,
    conflict,
  }
}

/** Where a list of withdrawals is read on after this one. */
export const placeOfWithdrawal = ({ requestedAt, id }: Withdrawal): string => joinPlace(requestedAt, id)

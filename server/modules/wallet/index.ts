/**
 * A member's money: his purses and their balances, what operators add, the play money of trials. Says what may be moved
 * and why; how it is booked is the ledger's, who the member is is identity's.
 */
import type { Operations } from '../../platform/implement.ts'
import type { OwnerCheck } from '../ledger/index.ts'
import { causesTotals } from './causes-store.ts'
import creditMember from './credit-member.ts'
import decideDeposit from './decide-deposit.ts'
import { depositTotals } from './deposits-store.ts'
import { kinds } from './purses.ts'
import listDepositChannels from './list-deposit-channels.ts'
import listDepositOrders from './list-deposit-orders.ts'
import listDeposits from './list-deposits.ts'
import listPaymentProviders from './list-payment-providers.ts'
import releaseDeposit from './release-deposit.ts'
import requestDeposit from './request-deposit.ts'
import setDepositChannel from './set-deposit-channel.ts'
import setPaymentProvider from './set-payment-provider.ts'
import showBalance from './show-balance.ts'
import showConsolidatedFunds from './show-consolidated-funds.ts'
import showDeposit from './show-deposit.ts'
import showDepositOrder from './show-deposit-order.ts'
import showDepositSettings from './show-deposit-settings.ts'
import showDepositTotals from './show-deposit-totals.ts'
import takeDeposit from './take-deposit.ts'
import showMember from './show-member.ts'
import showMemberStatement from './show-member-statement.ts'

export { type ContractInfo, contractInfoPort, type ContractInfoSource } from './contract-info-port.ts'
export { type Credit, creditMemberAs } from './credit-member.ts'
export { depositCredited } from './events.ts'
export { followDeposit } from './follow-deposit.ts'
export { paymentDesk } from './payment-desk.ts'
export {
  type Checkout,
  type CheckoutAnswer,
  type CheckoutState,
  type DepositReport,
  type PaymentDesk,
  paymentDeskPort,
  PaymentOutcomeUnknown,
  type PaymentProtocol,
  paymentProtocolsPort,
  type Payout,
  type PayoutAnswer,
  type PayoutReport,
  type PayoutState,
  type ProviderAccount,
  type ProviderEvent,
  type ReportAnswer,
} from './payments-port.ts'
export { memberPurses, type PurseBalance, purseBalances } from './member-purses.ts'
export { amountText, ownerOf, walletWords } from './purses.ts'
export { memberWithPurses } from './show-member.ts'
export { settings } from './wallet-settings.ts'

/** The wallet's rows, for `ops ledger check` to compare with the journal. */
export const ownerCheck: OwnerCheck = {
  name: 'wallet adjustments and trial grants',
  kinds: [kinds.adjustment, kinds.trialGrant],
  totals: causesTotals,
}

/** The orders that were paid, likewise. */
export const depositsCheck: OwnerCheck = {
  name: 'wallet deposits',
  kinds: [kinds.deposit, kinds.depositFee],
  totals: depositTotals,
}

export const operations: Operations = [
  showBalance,
  showConsolidatedFunds,
  showMember,
  showMemberStatement,
  creditMember,
  showDepositSettings,
  requestDeposit,
  showDeposit,
  listDeposits,
  listDepositOrders,
  showDepositOrder,
  showDepositTotals,
  takeDeposit,
  releaseDeposit,
  decideDeposit,
  listPaymentProviders,
  setPaymentProvider,
  listDepositChannels,
  setDepositChannel,
]

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
import listAccountRecord from './list-account-record.ts'
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
import takeDeposit from './take-deposit.ts'
import showMember from './show-member.ts'
import showMemberStatement from './show-member-statement.ts'
import showSecurityConfig from './show-security-config.ts'
import amendPayoutAccount from './amend-payout-account.ts'
import approveWithdrawal from './approve-withdrawal.ts'
import bindPayoutAccount from './bind-payout-account.ts'
import cancelWithdrawal from './cancel-withdrawal.ts'
import checkWithdrawal from './check-withdrawal.ts'
import listMemberPayoutAccounts from './list-member-payout-accounts.ts'
import listPayoutAccounts from './list-payout-accounts.ts'
import listWithdrawBanks from './list-withdraw-banks.ts'
import listWithdrawalOrders from './list-withdrawal-orders.ts'
import listWithdrawals from './list-withdrawals.ts'
import markWithdrawal from './mark-withdrawal.ts'
import rejectWithdrawal from './reject-withdrawal.ts'
import releaseWithdrawal from './release-withdrawal.ts'
import requestWithdrawal from './request-withdrawal.ts'
import resendWithdrawal from './resend-withdrawal.ts'
import showWithdrawSettings from './show-withdraw-settings.ts'
import showWithdrawalOrder from './show-withdrawal-order.ts'
import takeWithdrawal from './take-withdrawal.ts'
import unbindPayoutAccount from './unbind-payout-account.ts'
import { withdrawalTotals } from './withdrawals-store.ts'

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
export { houseAccount, memberPurses, type PurseBalance, purseBalances } from './member-purses.ts'
export { tellMain } from './move-withdrawal.ts'
export { orderReference } from './order-reference.ts'
export { amountText, HOUSE, ownerOf, walletWords } from './purses.ts'
export { memberWithPurses } from './show-member.ts'
export { checkQuietPayouts } from './check-quiet-payouts.ts'
export { checkPayout, sendPayout } from './send-payout.ts'
export { settings } from './wallet-settings.ts'
export { withdrawBanks, withdrawRules } from './withdraw-settings.ts'

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

/** The withdrawals, likewise: what their states say was held, returned, paid and kept. */
export const withdrawalsCheck: OwnerCheck = {
  name: 'wallet withdrawals',
  kinds: [kinds.withdrawalHold, kinds.withdrawalReturn, kinds.payout, kinds.withdrawalFee],
  totals: withdrawalTotals,
}

export const operations: Operations = [
  showBalance,
  showConsolidatedFunds,
  listAccountRecord,
  showMember,
  showMemberStatement,
  creditMember,
  showDepositSettings,
  requestDeposit,
  showDeposit,
  listDeposits,
  listDepositOrders,
  showDepositOrder,
  takeDeposit,
  releaseDeposit,
  decideDeposit,
  listPaymentProviders,
  setPaymentProvider,
  listDepositChannels,
  setDepositChannel,
  listWithdrawBanks,
  showSecurityConfig,
  listPayoutAccounts,
  bindPayoutAccount,
  unbindPayoutAccount,
  showWithdrawSettings,
  requestWithdrawal,
  cancelWithdrawal,
  listWithdrawals,
  listWithdrawalOrders,
  showWithdrawalOrder,
  takeWithdrawal,
  releaseWithdrawal,
  approveWithdrawal,
  rejectWithdrawal,
  checkWithdrawal,
  resendWithdrawal,
  markWithdrawal,
  listMemberPayoutAccounts,
  amendPayoutAccount,
]

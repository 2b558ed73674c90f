/**
 * A member's money: purses and their balances, what operators add, the play money of trials. Decides what may be moved
 * and why; the ledger books it, and identity knows the member.
 */
import setDepositLimit from './deposit-limits/set-deposit-limit.ts'
import showDepositLimits from './deposit-limits/show-deposit-limits.ts'
import showMemberDepositLimits from './deposit-limits/show-member-deposit-limits.ts'
import type { Operations } from '../../platform/implement.ts'
import type { OwnerCheck } from '../ledger/index.ts'
import { causesTotals } from './purses/causes-store.ts'
import creditMember from './purses/credit-member.ts'
import debitMember from './purses/debit-member.ts'
import listOrderNotes from './notes/list-order-notes.ts'
import writeOrderNote from './notes/write-order-note.ts'
import listProviderFigures from './providers/list-provider-figures.ts'
import compareProviderReport from './reports/compare-provider-report.ts'
import fetchProviderReport from './reports/fetch-provider-report.ts'
import listProviderReports from './reports/list-provider-reports.ts'
import settleDifference from './reports/settle-difference.ts'
import showProviderReport from './reports/show-provider-report.ts'
import decideDeposit from './deposits/decide-deposit.ts'
import { depositTotals } from './deposits/deposits-store.ts'
import { kinds } from './purses/purses.ts'
import listAccountRecord from './purses/list-account-record.ts'
import listDepositChannels from './providers/list-deposit-channels.ts'
import listDepositOrders from './deposits/list-deposit-orders.ts'
import listDeposits from './deposits/list-deposits.ts'
import listPaymentProviders from './providers/list-payment-providers.ts'
import listDepositBanks from './deposits/list-deposit-banks.ts'
import proveDeposit from './deposits/prove-deposit.ts'
import showSlip from './deposits/show-slip.ts'
import uploadPicture from './deposits/upload-picture.ts'
import listVoucherBatches from './vouchers/list-voucher-batches.ts'
import makeVouchers from './vouchers/make-vouchers.ts'
import redeemVoucher from './vouchers/redeem-voucher.ts'
import showVoucherCodes from './vouchers/show-voucher-codes.ts'
import withdrawVouchers from './vouchers/withdraw-vouchers.ts'
import releaseDeposit from './deposits/release-deposit.ts'
import requestDeposit from './deposits/request-deposit.ts'
import setDepositChannel from './providers/set-deposit-channel.ts'
import setPaymentProvider from './providers/set-payment-provider.ts'
import showBalance from './purses/show-balance.ts'
import showConsolidatedFunds from './purses/show-consolidated-funds.ts'
import showDeposit from './deposits/show-deposit.ts'
import showDepositOrder from './deposits/show-deposit-order.ts'
import showDepositSettings from './deposits/show-deposit-settings.ts'
import takeDeposit from './deposits/take-deposit.ts'
import showMember from './purses/show-member.ts'
import showMemberStatement from './purses/show-member-statement.ts'
import showSecurityConfig from './purses/show-security-config.ts'
import amendPayoutAccount from './payout-accounts/amend-payout-account.ts'
import approveWithdrawal from './withdrawals/approve-withdrawal.ts'
import bindPayoutAccount from './payout-accounts/bind-payout-account.ts'
import cancelWithdrawal from './withdrawals/cancel-withdrawal.ts'
import checkWithdrawal from './withdrawals/check-withdrawal.ts'
import listMemberPayoutAccounts from './payout-accounts/list-member-payout-accounts.ts'
import listPayoutAccounts from './payout-accounts/list-payout-accounts.ts'
import listWithdrawBanks from './payout-accounts/list-withdraw-banks.ts'
import listWithdrawalOrders from './withdrawals/list-withdrawal-orders.ts'
import listWithdrawals from './withdrawals/list-withdrawals.ts'
import markWithdrawal from './withdrawals/mark-withdrawal.ts'
import rejectWithdrawal from './withdrawals/reject-withdrawal.ts'
import releaseWithdrawal from './withdrawals/release-withdrawal.ts'
import requestWithdrawal from './withdrawals/request-withdrawal.ts'
import resendWithdrawal from './withdrawals/resend-withdrawal.ts'
import showWithdrawSettings from './withdrawals/show-withdraw-settings.ts'
import showPayoutRate from './withdrawals/show-payout-rate.ts'
import showWithdrawalOrder from './withdrawals/show-withdrawal-order.ts'
import matchWithdrawal from './withdrawals/match-withdrawal.ts'
import answerPart from './parts/answer-part.ts'
import decidePart from './parts/decide-part.ts'
import listParts from './parts/list-parts.ts'
import showPartPicture from './parts/show-part-picture.ts'
import showPartSlip from './parts/show-part-slip.ts'
import exportAccountRecord from './exports/export-account-record.ts'
import exportDepositOrders from './exports/export-deposit-orders.ts'
import exportWithdrawalOrders from './exports/export-withdrawal-orders.ts'
import takeWithdrawal from './withdrawals/take-withdrawal.ts'
import unbindPayoutAccount from './payout-accounts/unbind-payout-account.ts'
import { withdrawalTotals } from './withdrawals/withdrawals-store.ts'

export { amountFault, requireRoom } from './amount-fault.ts'
export { type ContractInfo, contractInfoPort, type ContractInfoSource } from './contract-info-port.ts'
export { type Credit, creditMemberAs } from './purses/credit-member.ts'
export { depositCredited, depositMoved, withdrawalEnded, withdrawalMoved } from './events.ts'
export { type KeptLimit, type LimitAmount, limitBelow, periodsAt } from './deposit-limits/deposit-limits.ts'
export { describeLimit } from './deposit-limits/describe-limit.ts'
export { readLimit } from './deposit-limits/read-limit.ts'
export { followDeposit } from './deposits/follow-deposit.ts'
export {
  type DepositPromotion,
  type DepositPromotions,
  depositPromotionsPort,
} from './deposits/deposit-promotions-port.ts'
export { type OpenStakes, openStakesPort } from './open-stakes-port.ts'
export { type Vip, vipPort, type WithdrawalPrivileges } from './vip-port.ts'
export { paymentDesk } from './providers/payment-desk.ts'
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
  type ReportedMovement,
  type ReportPeriod,
} from './providers/payments-port.ts'
export { isCryptoAddress } from './payout-accounts/crypto-address.ts'
export { giveMember } from './purses/give-member.ts'
export { type LineName, type LineNames, lineNamesPort } from './purses/line-names-port.ts'
export { holdersOfTheSame, pairsOfTheSameAccount } from './payout-accounts/payout-accounts-store.ts'
export { endBonusRule, hasActiveBonus, setBonusRule } from './purses/bonus-rules.ts'
export {
  houseAccount,
  memberPurses,
  playableUnits,
  type PurseBalance,
  purseBalances,
  pursesOf,
} from './purses/member-purses.ts'
export { tellMain } from './withdrawals/move-withdrawal.ts'
export { orderReference } from './order-reference.ts'
export { fineFault, readFault } from './amount-fault.ts'
export { amountText, HOUSE, ownerOf, POINT, walletWords } from './purses/purses.ts'
export { memberWithPurses } from './purses/show-member.ts'
export { type Export, openExport } from './exports/export-desk.ts'
export { fetchDay, fetchReports } from './reports/fetch-day.ts'
export { sumPositions } from './providers/sum-positions.ts'
export { watchProviders } from './providers/watch-providers.ts'
export { passParts } from './parts/pass-parts.ts'
export { checkQuietPayouts } from './withdrawals/check-quiet-payouts.ts'
export { approveAutomatically } from './withdrawals/approve-automatically.ts'
export { checkPayout, sendPayout } from './withdrawals/send-payout.ts'
export { settings } from './wallet-settings.ts'
export { withdrawBanks, withdrawRules } from './withdrawals/withdraw-settings.ts'

/** The wallet's rows, for `ops ledger check` to compare with the journal. */
export const ownerCheck: OwnerCheck = {
  name: 'wallet adjustments and trial grants',
  kinds: [kinds.adjustment, kinds.debit, kinds.trialGrant],
  totals: causesTotals,
}

/** The orders that were paid, likewise. */
export const depositsCheck: OwnerCheck = {
  name: 'wallet deposits',
  kinds: [kinds.deposit, kinds.depositFee, kinds.depositByMember],
  totals: depositTotals,
}

/** The withdrawals, likewise: what their states say was held, returned, paid and kept. */
export const withdrawalsCheck: OwnerCheck = {
  name: 'wallet withdrawals',
  kinds: [kinds.withdrawalHold, kinds.withdrawalReturn, kinds.payout, kinds.withdrawalFee],
  totals: withdrawalTotals,
}

export const operations: Operations = [
  showDepositLimits,
  showMemberDepositLimits,
  setDepositLimit,
  showBalance,
  showConsolidatedFunds,
  listAccountRecord,
  showMember,
  showMemberStatement,
  creditMember,
  debitMember,
  listOrderNotes,
  writeOrderNote,
  listProviderFigures,
  compareProviderReport,
  fetchProviderReport,
  listProviderReports,
  showProviderReport,
  settleDifference,
  showDepositSettings,
  requestDeposit,
  showDeposit,
  listDeposits,
  listDepositOrders,
  showDepositOrder,
  takeDeposit,
  releaseDeposit,
  decideDeposit,
  proveDeposit,
  uploadPicture,
  showSlip,
  listDepositBanks,
  redeemVoucher,
  makeVouchers,
  listVoucherBatches,
  showVoucherCodes,
  withdrawVouchers,
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
  showPayoutRate,
  cancelWithdrawal,
  listWithdrawals,
  listWithdrawalOrders,
  showWithdrawalOrder,
  takeWithdrawal,
  releaseWithdrawal,
  approveWithdrawal,
  matchWithdrawal,
  listParts,
  exportAccountRecord,
  exportDepositOrders,
  exportWithdrawalOrders,
  answerPart,
  showPartSlip,
  decidePart,
  showPartPicture,
  rejectWithdrawal,
  checkWithdrawal,
  resendWithdrawal,
  markWithdrawal,
  listMemberPayoutAccounts,
  amendPayoutAccount,
]

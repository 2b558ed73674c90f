/**
 * Members' money in wallets that vendors keep themselves: transfers in and out, their outcomes, and balances.
 * Knows nothing of what is played with it: a vendor reports balances only.
 */
import type { Operations } from '../../platform/implement.ts'
import type { OwnerCheck } from '../ledger/index.ts'
import checkTransfer from './check-transfer.ts'
import { kinds } from './funds-words.ts'
import listTransferOrders from './list-transfer-orders.ts'
import listTransfers from './list-transfers.ts'
import listVendorWallets from './list-vendor-wallets.ts'
import markTransfer from './mark-transfer.ts'
import recallFunds from './recall-funds.ts'
import recallMemberFunds from './recall-member-funds.ts'
import transferFunds from './transfer-funds.ts'
import transferToMain from './transfer-to-main.ts'
import transferToVendor from './transfer-to-vendor.ts'
import { transferTotals } from './transfers-store.ts'

export { checkQuietTransfers, followTransfer } from './follow-transfer.ts'
export { hearQuietWallets } from './hear-quiet-wallets.ts'
export { recallOfEnded, recallOfLimited, recallOnEnd } from './recall-on-end.ts'
export { settings } from './funds-settings.ts'
export { fundsWords } from './funds-words.ts'
export {
  type TransferWalletProtocol,
  transferWalletsPort,
  type TransferWish,
  type TransferWord,
  type VendorAccount,
  VendorUnclear,
  type WalletHolder,
} from './transfer-wallet-port.ts'
export { transferNames } from './transfer-names.ts'
export { vendorAccountOf } from './vendors.ts'

/** The transfers' rows, for `ops ledger check` to compare with the journal. */
export const ownerCheck: OwnerCheck = {
  name: 'transfers with vendors’ wallets',
  kinds: Object.values(kinds),
  totals: transferTotals,
}

export const operations: Operations = [
  listVendorWallets,
  transferToVendor,
  transferToMain,
  transferFunds,
  recallFunds,
  listTransfers,
  listTransferOrders,
  checkTransfer,
  markTransfer,
  recallMemberFunds,
]

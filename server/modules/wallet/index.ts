/**
 * A member's money: his purses and their balances, what operators add, the play money of trials. Says what may be moved
 * and why; how it is booked is the ledger's, who the member is is identity's.
 */
import type { Operations } from '../../platform/implement.ts'
import type { OwnerCheck } from '../ledger/index.ts'
import { causesTotals } from './causes-store.ts'
import creditMember from './credit-member.ts'
import { kinds } from './purses.ts'
import showBalance from './show-balance.ts'
import showConsolidatedFunds from './show-consolidated-funds.ts'
import showMember from './show-member.ts'
import showMemberStatement from './show-member-statement.ts'

export { type ContractInfo, contractInfoPort, type ContractInfoSource } from './contract-info-port.ts'
export { type Credit, creditMemberAs } from './credit-member.ts'
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

export const operations: Operations = [
  showBalance,
  showConsolidatedFunds,
  showMember,
  showMemberStatement,
  creditMember,
]

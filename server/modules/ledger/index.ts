// The books: accounts, transfers between them, statements, and the proof that all of it adds up.
// Every unit that moves leaves one account for another; what was written is never changed.
// It refuses to know whose the accounts are, what a kind means, or why anything was posted.
export {
  type Account,
  type AccountName,
  accountNames,
  accountsOf,
  type Balance,
  balancesOf,
  closeDebits,
  lockBalances,
  openAccounts,
  type Opening,
  reopenDebits,
  setFloor,
} from './accounts-store.ts'
export { type Batcher, createBatcher } from './batcher.ts'
export { type CheckOptions, checkLedger, type Finding, type LedgerReport } from './check-ledger.ts'
export { sumHouseOnce } from './house-sums-store.ts'
export { foldLedgerTotals, makeLedgerPartitions, missingLedgerPartitions } from './keep-ledger.ts'
export type { Work } from './lane-work.ts'
export { createLanes, type Lanes, type LanesFigures, type LanesOptions } from './lanes.ts'
export { OutcomeUnknown } from './lost-requests.ts'
export {
  kindNames,
  LedgerWordConflict,
  type LedgerWords,
  type Numbered,
  registerLedgerWords,
  type Unit,
} from './names-store.ts'
export { type OwnerCheck, registerOwnerCheck } from './owner-checks.ts'
export { capture, type Hold, hold, post, release, type Transfer, transfer } from './post.ts'
export type { Answer, Item, ItemAnswer, Leg, LegAnswer, Refusal, Side } from './posting.ts'
export {
  countStatement,
  type StatementPeriod,
  type StatementPeriodPage,
  statementWithin,
} from './statement-periods-store.ts'
export { statementPage, type StatementLine, type StatementPlace, type StatementRequest } from './statements-store.ts'

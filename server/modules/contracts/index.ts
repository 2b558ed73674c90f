/**
 * Contracts between an upline and a direct downline, or the company and an agent: dividends and salaries of four kinds. How
 * they come to be and end, what a period comes to by them, and who is paid it. Knows no game; teams and what they do are
 * summed elsewhere.
 */
import type { Operations } from '../../platform/implement.ts'
import type { OwnerCheck } from '../ledger/index.ts'
import askForContract from './agreements/ask-for-contract.ts'
import { claims } from './settlements/claim-salary.ts'
import closeContractAsk from './agreements/close-contract-ask.ts'
import { kinds } from './contracts-words.ts'
import estimateIncome from './reckoning/estimate-income.ts'
import listContracts from './agreements/list-contracts.ts'
import listContractAsks from './agreements/list-contract-asks.ts'
import listIncome from './settlements/list-income.ts'
import * as lineRounds from './settlements/list-line-rounds.ts'
import listStaffContractAsks from './agreements/list-staff-contract-asks.ts'
import listStaffContracts from './agreements/list-staff-contracts.ts'
import { processings } from './agreements/process-contract.ts'
import { preview, propose } from './agreements/propose-contract.ts'
import { contractTotals } from './settlements/runs-store.ts'
import settlePeriod from './settlements/settle-period.ts'
import { listAll, showOne } from './settlements/show-settlements.ts'
import { end, previewForStaff, sign } from './agreements/sign-contract.ts'

export { contractInfo } from './agreements/contract-info.ts'
export { contractAskAnswered, contractAsked } from './events.ts'
export { settings } from './contracts-settings.ts'
export { contractsWords } from './contracts-words.ts'
export { countBets } from './reckoning/count-bets.ts'
export { endMovedContracts } from './agreements/end-moved.ts'
export {
  settleDay,
  settleHalfMonth,
  settleHour,
  settleMinutes,
  settleMonth,
  settleWeek,
} from './settlements/run-settlements.ts'

/** What was paid and claimed, for `ops ledger check` to compare with the journal. */
export const ownerCheck: OwnerCheck = {
  name: 'salaries and dividends of contracts',
  kinds: Object.values(kinds),
  totals: contractTotals,
}

export const operations: Operations = [
  ...processings,
  ...claims,
  preview,
  propose,
  listContracts,
  askForContract,
  listContractAsks,
  closeContractAsk,
  listIncome,
  lineRounds.ofOwn,
  lineRounds.ofAny,
  estimateIncome,
  previewForStaff,
  sign,
  end,
  listStaffContracts,
  listStaffContractAsks,
  settlePeriod,
  listAll,
  showOne,
]

import { listContracts } from '@croupier/api/contracts/list-contracts.ts'
import { listContractAsks } from '@croupier/api/contracts/list-contract-asks.ts'
import { estimateIncome } from '@croupier/api/contracts/list-income.ts'
import { showConsolidatedFunds } from '@croupier/api/wallet/purses/show-consolidated-funds.ts'
import type { LiveReads } from '@croupier/client/live-reads.ts'

/** What may be different once the other side of a contract has proposed, answered or ended one. */
export const agentReads: LiveReads = {
  on: { contracts: [listContracts, listContractAsks, estimateIncome, showConsolidatedFunds] },
}

import { showDepositLimits } from '@croupier/api/wallet/deposit-limits/show-deposit-limits.ts'
import { listDeposits } from '@croupier/api/wallet/deposits/list-deposits.ts'
import { showDeposit } from '@croupier/api/wallet/deposits/show-deposit.ts'
import type { LiveReads } from '@croupier/client/live-reads.ts'

export const depositReads: LiveReads = { on: { deposit: [showDeposit, listDeposits, showDepositLimits] } }

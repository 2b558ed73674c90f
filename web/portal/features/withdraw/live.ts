import { listWithdrawals } from '@croupier/api/wallet/withdrawals/list-withdrawals.ts'
import { showSendingRules } from '@croupier/api/agents/sendings/sendings.ts'
import { showWithdrawSettings } from '@croupier/api/wallet/withdrawals/show-withdraw-settings.ts'
import type { LiveReads } from '@croupier/client/live-reads.ts'

export const withdrawReads: LiveReads = {
  on: { withdrawal: [listWithdrawals, showWithdrawSettings] },
  behind: { balance: [showWithdrawSettings, showSendingRules] },
}

import { showDashboard } from '@croupier/api/reporting/show-dashboard.ts'
import { showWaitingWork } from '@croupier/api/reporting/show-waiting-work.ts'
import type { LiveReads } from '@croupier/client/live-reads.ts'
import { depositReads } from '../deposits/live.ts'
import { feedbackReads } from '../feedback/live.ts'
import { transferReads } from '../transfers/live.ts'
import { withdrawalReads } from '../withdrawals/live.ts'

/** What waits is counted above all queues. */
const counts = [showDashboard, showWaitingWork]

/** What messages to operators make old, each subject by itself. */
export const liveReads: readonly LiveReads[] = [
  depositReads,
  withdrawalReads,
  transferReads,
  feedbackReads,
  { on: { deposit: counts, withdrawal: counts, transfer: counts, case: counts } },
]

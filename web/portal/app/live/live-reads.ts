import { showConsolidatedSettings } from '@croupier/api/settings/show-consolidated-settings.ts'
import { showBalance } from '@croupier/api/wallet/purses/show-balance.ts'
import type { LiveReads } from '@croupier/client/live-reads.ts'
import { agentReads } from '../../features/agent/live.ts'
import { announcementsReads } from '../../features/announcements/live.ts'
import { depositReads } from '../../features/deposit/live.ts'
import { fundsReads } from '../../features/funds/live.ts'
import { homeReads } from '../../features/home/live.ts'
import { messagesReads } from '../../features/messages/live.ts'
import { pointsReads } from '../../features/points/live.ts'
import { promotionsReads } from '../../features/promotions/live.ts'
import { rewardsReads } from '../../features/rewards/live.ts'
import { securityReads } from '../../features/security/live.ts'
import { supportReads } from '../../features/support/live.ts'
import { withdrawReads } from '../../features/withdraw/live.ts'

/** What every page shows. */
const frameReads: LiveReads = { on: { balance: [showBalance], 'settings-changed': [showConsolidatedSettings] } }

/** Every part of the portal that reads what messages make old; each says so itself, in its `live.ts`. */
export const liveReads: readonly LiveReads[] = [
  frameReads,
  agentReads,
  announcementsReads,
  depositReads,
  fundsReads,
  homeReads,
  messagesReads,
  pointsReads,
  promotionsReads,
  rewardsReads,
  securityReads,
  supportReads,
  withdrawReads,
]

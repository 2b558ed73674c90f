/**
 * Agents and their teams: who stands below whom and does what, codes and links with what comes of them, accounts opened
 * below, money sent up and down. Whose upline somebody is knows identity; what was played is summed by figures.
 */
import type { Operations } from '../../platform/implement.ts'
import type { OwnerCheck } from '../ledger/index.ts'
import { kinds } from './agents-words.ts'
import { cashierOperations } from './cashiers.ts'
import closeAffiliateCode from './close-affiliate-code.ts'
import followAffiliateLink from './follow-affiliate-link.ts'
import * as downlineRebates from './downline-rebates.ts'
import freezeDownline from './freeze-downline.ts'
import listAffiliateCodes from './list-affiliate-codes.ts'
import listDownlineBets from './list-downline-bets.ts'
import listDownlines from './list-downlines.ts'
import listDownlineTransactions from './list-downline-transactions.ts'
import listSendings from './list-sendings.ts'
import listTeam from './list-team.ts'
import teamProfit from './list-team-profit.ts'
import moveTeam from './move-team.ts'
import openAffiliateCode from './open-affiliate-code.ts'
import openDownline from './open-downline.ts'
import promoteDownline from './promote-downline.ts'
import resetDownlinePassword from './reset-downline-password.ts'
import sendToDownline from './send-to-downline.ts'
import sendToUpline from './send-to-upline.ts'
import { sendingTotals } from './sendings-store.ts'
import showAgentDoor from './show-agent-door.ts'
import showDownline from './show-downline.ts'
import showSendingRules from './show-sending-rules.ts'
import showTeamOverview from './show-team-overview.ts'
import { staffAgentOperations } from './staff-agents.ts'
import unfreezeDownline from './unfreeze-downline.ts'
import * as usualRebates from './usual-rebates.ts'

export { settings } from './agents-settings.ts'
export { agentsWords } from './agents-words.ts'
export { countBrought, countRegistrations, countTeamDeposits, countTeamWithdrawals } from './count-flows.ts'
export { type Days, depositorsAbove } from './flows-store.ts'
export { teamMoved } from './events.ts'
export { type HouseRebates, houseRebatesPort } from './house-rebates-port.ts'
export { type RebateCaps, rebateCapsOf } from './rebate-caps.ts'
export { hundredthsOf } from './rebate-rates.ts'
export { recountTeams } from './recount-teams.ts'
export { sendingNames } from './sending-names.ts'

/** What was sent, for `ops ledger check` to compare with the journal. */
export const ownerCheck: OwnerCheck = {
  name: 'money between uplines and downlines',
  kinds: Object.values(kinds),
  totals: sendingTotals,
}

export const operations: Operations = [
  showAgentDoor,
  showTeamOverview,
  listDownlines,
  showDownline,
  openDownline,
  promoteDownline,
  freezeDownline,
  unfreezeDownline,
  resetDownlinePassword,
  listAffiliateCodes,
  openAffiliateCode,
  closeAffiliateCode,
  followAffiliateLink,
  showSendingRules,
  sendToDownline,
  sendToUpline,
  listSendings,
  ...teamProfit,
  listDownlineBets,
  listDownlineTransactions,
  ...cashierOperations,
  usualRebates.show,
  usualRebates.set,
  downlineRebates.list,
  downlineRebates.set,
  listTeam,
  moveTeam,
  ...staffAgentOperations,
]

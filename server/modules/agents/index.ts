/**
 * Agents and their teams: who stands below whom and does what, codes and links with what comes of them, accounts opened
 * below, money sent up and down. Whose upline somebody is knows identity; what was played is summed by figures.
 */
import type { Operations } from '../../platform/implement.ts'
import type { OwnerCheck } from '../ledger/index.ts'
import { kinds } from './agents-words.ts'
import { cashierOperations } from './cashiers/cashiers.ts'
import closeAffiliateCode from './codes/close-affiliate-code.ts'
import followAffiliateLink from './codes/follow-affiliate-link.ts'
import * as downlineRebates from './rebates/downline-rebates.ts'
import freezeDownline from './downlines/freeze-downline.ts'
import listAffiliateCodes from './codes/list-affiliate-codes.ts'
import listDownlineBets from './reports/list-downline-bets.ts'
import listDownlines from './downlines/list-downlines.ts'
import listDownlineTransactions from './reports/list-downline-transactions.ts'
import listSendings from './sendings/list-sendings.ts'
import listTeam from './teams/list-team.ts'
import teamProfit from './reports/list-team-profit.ts'
import moveTeam from './teams/move-team.ts'
import openAffiliateCode from './codes/open-affiliate-code.ts'
import openDownline from './downlines/open-downline.ts'
import promoteDownline from './downlines/promote-downline.ts'
import resetDownlinePassword from './downlines/reset-downline-password.ts'
import sendToDownline from './sendings/send-to-downline.ts'
import sendToUpline from './sendings/send-to-upline.ts'
import { sendingTotals } from './sendings/sendings-store.ts'
import showAgentDoor from './show-agent-door.ts'
import showDownline from './downlines/show-downline.ts'
import showSendingRules from './sendings/show-sending-rules.ts'
import showTeamOverview from './teams/show-team-overview.ts'
import { staffAgentOperations } from './staff-agents.ts'
import unfreezeDownline from './downlines/unfreeze-downline.ts'
import * as usualRebates from './rebates/usual-rebates.ts'

export { settings } from './agents-settings.ts'
export { agentsWords } from './agents-words.ts'
export { countRegistrations, countTeamDeposits, countTeamWithdrawals } from './flows/count-flows.ts'
export { type Days, depositorsAbove } from './flows/flows-store.ts'
export { teamMoved } from './events.ts'
export { type HouseRebates, houseRebatesPort } from './rebates/house-rebates-port.ts'
export { type RebateCaps, rebateCapsOf } from './rebates/rebate-caps.ts'
export { hundredthsOf } from './rebates/rebate-rates.ts'
export { type Places, placesOf } from './teams/places.ts'
export { recountTeams } from './teams/recount-teams.ts'
export { sendingNames } from './sendings/sending-names.ts'

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

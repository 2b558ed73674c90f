import { latePart } from '../../page/late-part.ts'
import { memberParts } from './member-parts.ts'
import { SupportPart } from './support-part.ts'

const words = ['agent', 'records', 'pages'] as const

/** Pages of the agent centre, each a chunk of its own, by the names the spec gives them. */
export const agentParts = {
  agentTeamOverview: latePart(() => import('../../features/agent/team-overview.tsx'), ...words),
  agentAnnouncement: latePart(() => import('../../features/agent/announcements.tsx'), ...words),
  registerCenter: latePart(() => import('../../features/agent/register-center.tsx'), ...words),
  downlineManagmentView: latePart(() => import('../../features/agent/team-management.tsx'), ...words),
  agentRebates: latePart(() => import('../../features/agent/rebates.tsx'), ...words),
  personalHistoryCopy: latePart(() => import('../../features/agent/team-bets.tsx'), ...words),
  palStatementsAgentCopy: latePart(() => import('../../features/agent/user-profit.tsx'), ...words),
  agentRevenueReport: latePart(() => import('../../features/agent/income.tsx'), ...words),
  agentDownlineTransactionDetailsCopy: latePart(() => import('../../features/agent/account-details.tsx'), ...words),
  agentDividendRecordCopy2: latePart(() => import('../../features/agent/dividends.tsx'), ...words),
  agentDailyWages2: latePart(() => import('../../features/agent/daily-wages.tsx'), ...words),
  agentHourSalary: latePart(() => import('../../features/agent/hour-salary.tsx'), ...words),
  agentRealtimeSalary: latePart(() => import('../../features/agent/real-time-salary.tsx'), ...words),
  agentCashiers: latePart(() => import('../../features/agent/cashiers.tsx'), ...words),
  messages: memberParts.messageV2,
  customerService: SupportPart,
}

import { DepositIcon, GiftIcon, ReceiptIcon, TransferIcon, WalletIcon } from '@croupier/kit/icons/money.tsx'
import { BellIcon, HeadsetIcon, InboxIcon } from '@croupier/kit/icons/navigation.tsx'
import type { ContractKind } from '@croupier/api/contracts/contract-terms.ts'
import { AgentIcon, ChartIcon, LedgerIcon, TeamIcon } from '@croupier/kit/icons/work.tsx'
import type { ComponentType } from 'react'

interface AgentPageEntry {
  id: string
  Icon: ComponentType<{ className?: string }>
  /** Shown to who has such a contract. */
  contract?: ContractKind
}

/**
 * The agent centre's pages by the names the spec gives them, in its order. Those of contracts are shown to who has such
 * a contract.
 */
const entries = [
  { id: 'agentTeamOverview', Icon: ChartIcon },
  { id: 'agentAnnouncement', Icon: BellIcon },
  { id: 'registerCenter', Icon: AgentIcon },
  { id: 'downlineManagmentView', Icon: TeamIcon },
  { id: 'agentRebates', Icon: GiftIcon },
  { id: 'personalHistoryCopy', Icon: ReceiptIcon },
  { id: 'palStatementsAgentCopy', Icon: LedgerIcon },
  { id: 'agentRevenueReport', Icon: InboxIcon },
  { id: 'agentDownlineTransactionDetailsCopy', Icon: TransferIcon },
  { id: 'agentDividendRecordCopy2', Icon: GiftIcon, contract: 'dividend' },
  { id: 'agentDailyWages2', Icon: WalletIcon, contract: 'daily' },
  { id: 'agentHourSalary', Icon: WalletIcon, contract: 'hourly' },
  { id: 'agentRealtimeSalary', Icon: DepositIcon, contract: 'realtime' },
  { id: 'agentCashiers', Icon: WalletIcon },
  { id: 'messages', Icon: InboxIcon },
  { id: 'customerService', Icon: HeadsetIcon },
] as const satisfies readonly AgentPageEntry[]

/** What a cashier of an agent sees: money sent, and the members it can be sent to. */
const cashierPages: readonly string[] = [
  'downlineManagmentView',
  'agentRevenueReport',
  'agentDownlineTransactionDetailsCopy',
  'customerService',
]

export function isForCashiers(id: string): boolean {
  return cashierPages.includes(id)
}

export type AgentPageId = (typeof entries)[number]['id']

export const agentPages: readonly (AgentPageEntry & { id: AgentPageId })[] = entries

export function isAgentPage(id: string | undefined): id is AgentPageId {
  return entries.some((entry) => entry.id === id)
}

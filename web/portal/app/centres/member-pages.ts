import type { WhiteLabelModule } from '@croupier/api/settings/white-label.ts'
import {
  DepositIcon,
  GiftIcon,
  ReceiptIcon,
  TransferIcon,
  WalletIcon,
  WithdrawIcon,
} from '@croupier/kit/icons/money.tsx'
import { TrophyIcon } from '@croupier/kit/icons/games.tsx'
import { InboxIcon } from '@croupier/kit/icons/navigation.tsx'
import { ShieldIcon } from '@croupier/kit/icons/signs.tsx'
import { ShareIcon } from '@croupier/kit/icons/actions.tsx'
import { ChartIcon, LedgerIcon, TeamIcon } from '@croupier/kit/icons/work.tsx'
import type { ComponentType } from 'react'

interface MemberPageEntry {
  id: string
  Icon: ComponentType<{ className?: string }>
  module?: WhiteLabelModule
  /** Real money only: a trial account has no use for it. */
  isMoney?: boolean
}

/** The member centre's pages by the names the spec gives them, in its order. */
const entries = [
  { id: 'securityCenter', Icon: ShieldIcon },
  { id: 'transferFund', Icon: WalletIcon },
  { id: 'depositv2', Icon: DepositIcon, isMoney: true },
  { id: 'withdraw', Icon: WithdrawIcon, isMoney: true },
  { id: 'transferUpline', Icon: TeamIcon, module: 'AGENTPOLICY3', isMoney: true },
  { id: 'personalHistoryCopy', Icon: ReceiptIcon, isMoney: true },
  { id: 'transactionHistory', Icon: LedgerIcon, isMoney: true },
  { id: 'personalProfit', Icon: ChartIcon, isMoney: true },
  { id: 'bonusDetails', Icon: TransferIcon, isMoney: true },
  { id: 'rewardCenter', Icon: GiftIcon, isMoney: true },
  { id: 'referral', Icon: ShareIcon, isMoney: true },
  { id: 'missionLeaderboard', Icon: TrophyIcon, isMoney: true },
  { id: 'messageV2', Icon: InboxIcon, isMoney: true },
] as const satisfies readonly MemberPageEntry[]

export type MemberPageId = (typeof entries)[number]['id']

export const memberPages: readonly (MemberPageEntry & { id: MemberPageId })[] = entries

export function isMemberPage(id: string | undefined): id is MemberPageId {
  return entries.some((entry) => entry.id === id)
}

export function isMoneyPage(id: MemberPageId | undefined): boolean {
  return memberPages.some((entry) => entry.id === id && entry.isMoney)
}

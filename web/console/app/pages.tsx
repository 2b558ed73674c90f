import type { StaffPermission } from '@croupier/api/staff/roles.ts'
import { EditIcon, ShareIcon } from '@croupier/kit/icons/actions.tsx'
import { GamesIcon, LotteryIcon } from '@croupier/kit/icons/games.tsx'
import {
  BankIcon,
  DepositIcon,
  PointsIcon,
  PromotionsIcon,
  ReceiptIcon,
  TransferIcon,
  WalletIcon,
  WithdrawIcon,
} from '@croupier/kit/icons/money.tsx'
import { BellIcon, HeadsetIcon, InboxIcon, UserIcon } from '@croupier/kit/icons/navigation.tsx'
import { LiveIcon } from '@croupier/kit/icons/signs.tsx'
import {
  AgentIcon,
  AuditIcon,
  ChartIcon,
  LedgerIcon,
  ScalesIcon,
  SettingsIcon,
  StaffIcon,
} from '@croupier/kit/icons/work.tsx'
import type { WordKey } from '@croupier/words/areas.ts'
import type { ReactNode } from 'react'

export interface ConsolePage {
  path: string
  label: WordKey
  icon: ReactNode
  permission: StaffPermission
}

/** The screens of the menu and the command palette, in their order. Who lacks the permission sees neither. */
export const pages: readonly ConsolePage[] = [
  { path: '/overview', label: 'console.nav.overview', icon: <ChartIcon />, permission: 'reports.read' },
  { path: '/members', label: 'console.nav.members', icon: <UserIcon />, permission: 'members.read' },
  { path: '/agents', label: 'console.nav.agents', icon: <AgentIcon />, permission: 'members.read' },
  { path: '/settlements', label: 'console.nav.settlements', icon: <LedgerIcon />, permission: 'contracts.read' },
  { path: '/deposits', label: 'console.nav.deposits', icon: <DepositIcon />, permission: 'deposits.read' },
  { path: '/withdrawals', label: 'console.nav.withdrawals', icon: <WithdrawIcon />, permission: 'withdrawals.read' },
  { path: '/cashier', label: 'console.nav.payments', icon: <BankIcon />, permission: 'payments.read' },
  { path: '/transfers', label: 'console.nav.transfers', icon: <WalletIcon />, permission: 'withdrawals.read' },
  { path: '/rounds', label: 'console.nav.rounds', icon: <ReceiptIcon />, permission: 'rounds.read' },
  { path: '/games', label: 'console.nav.games', icon: <GamesIcon />, permission: 'games.read' },
  { path: '/lotteries', label: 'console.nav.lotteries', icon: <LotteryIcon />, permission: 'games.read' },
  { path: '/vendors', label: 'console.nav.vendors', icon: <TransferIcon />, permission: 'games.read' },
  { path: '/announcements', label: 'console.nav.content', icon: <BellIcon />, permission: 'content.read' },
  { path: '/pages', label: 'console.nav.pages', icon: <EditIcon />, permission: 'content.read' },
  { path: '/feedback', label: 'console.nav.feedback', icon: <HeadsetIcon />, permission: 'feedback.read' },
  { path: '/live-rooms', label: 'console.nav.chat', icon: <LiveIcon />, permission: 'chat.read' },
  { path: '/messages', label: 'console.nav.messages', icon: <InboxIcon />, permission: 'messages.read' },
  { path: '/sent', label: 'console.nav.sent', icon: <ShareIcon />, permission: 'messages.read' },
  {
    path: '/promotions',
    label: 'console.nav.promotions',
    icon: <PromotionsIcon />,
    permission: 'promotions.read',
  },
  { path: '/points', label: 'console.nav.points', icon: <PointsIcon />, permission: 'promotions.read' },
  { path: '/proposals', label: 'console.nav.proposals', icon: <ScalesIcon />, permission: 'proposals.read' },
  { path: '/audit', label: 'console.nav.audit', icon: <AuditIcon />, permission: 'audit.read' },
  { path: '/operators', label: 'console.nav.staff', icon: <StaffIcon />, permission: 'staff.read' },
  { path: '/settings', label: 'console.nav.settings', icon: <SettingsIcon />, permission: 'settings.read' },
]

/** Everybody's own page: where an operator without any other screen lands. */
export const OWN_ACCOUNT = '/account'

export function firstPage(permissions: readonly string[]): string {
  return pages.find((page) => permissions.includes(page.permission))?.path ?? OWN_ACCOUNT
}

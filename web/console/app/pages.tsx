import type { StaffPermission } from '@croupier/api/staff/roles.ts'
import { GamesIcon } from '@croupier/kit/icons/games.tsx'
import { DepositIcon, ReceiptIcon, TransferIcon, WalletIcon, WithdrawIcon } from '@croupier/kit/icons/money.tsx'
import { UserIcon } from '@croupier/kit/icons/navigation.tsx'
import { AuditIcon, ChartIcon, ScalesIcon, SettingsIcon, StaffIcon } from '@croupier/kit/icons/work.tsx'
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
  { path: '/deposits', label: 'console.nav.deposits', icon: <DepositIcon />, permission: 'deposits.read' },
  { path: '/withdrawals', label: 'console.nav.withdrawals', icon: <WithdrawIcon />, permission: 'withdrawals.read' },
  { path: '/transfers', label: 'console.nav.transfers', icon: <WalletIcon />, permission: 'withdrawals.read' },
  { path: '/rounds', label: 'console.nav.rounds', icon: <ReceiptIcon />, permission: 'rounds.read' },
  { path: '/games', label: 'console.nav.games', icon: <GamesIcon />, permission: 'games.read' },
  { path: '/vendors', label: 'console.nav.vendors', icon: <TransferIcon />, permission: 'games.read' },
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

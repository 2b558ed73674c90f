import type { StaffPermission } from '@croupier/api/staff/roles.ts'
import { ownAccount } from '../account/screen.ts'
import { agents, settlements } from '../agents/screen.tsx'
import { audit } from '../audit/screen.tsx'
import { book } from '../book/screen.tsx'
import { liveRooms } from '../chat/screen.tsx'
import { announcements } from '../content/screen.tsx'
import { deposits } from '../deposits/screen.tsx'
import { feedback } from '../feedback/screen.tsx'
import { gameImport, games } from '../games/screen.tsx'
import { jackpots } from '../jackpots/screen.tsx'
import { lotteries } from '../lotteries/screen.tsx'
import { member, members } from '../members/screen.tsx'
import { messages } from '../messages/screen.tsx'
import { operators } from '../operators/screen.tsx'
import { overview } from '../overview/screen.tsx'
import { contentPages } from '../pages/screen.tsx'
import { cashier } from '../payments/screen.tsx'
import { poker } from '../poker/screen.tsx'
import { points } from '../points/screen.tsx'
import { newPromotion, promotionChange, promotions } from '../promotions/screen.tsx'
import { proposals } from '../proposals/screen.tsx'
import { reports } from '../reports/screen.tsx'
import { rounds } from '../rounds/screen.tsx'
import { sent } from '../sent/screen.tsx'
import { settings } from '../settings/screen.tsx'
import { tables } from '../tables/screen.tsx'
import { transfers } from '../transfers/screen.tsx'
import { vendorReport, vendors } from '../vendors/screen.tsx'
import { verifications } from '../verifications/screen.tsx'
import { withdrawals } from '../withdrawals/screen.tsx'
import { addressOf, type Screen } from '../frame/screen.ts'

/** The screens of the menu and the command palette, in their order. */
const menuScreens: readonly Screen[] = [
  overview,
  reports,
  members,
  verifications,
  agents,
  settlements,
  deposits,
  withdrawals,
  cashier,
  transfers,
  rounds,
  games,
  lotteries,
  book,
  tables,
  poker,
  vendors,
  announcements,
  contentPages,
  feedback,
  liveRooms,
  messages,
  sent,
  promotions,
  jackpots,
  points,
  proposals,
  audit,
  operators,
  settings,
]

/** Every screen there is: those of the menu, and what they lead to. */
export const screens: readonly Screen[] = [
  ...menuScreens,
  member,
  gameImport,
  vendorReport,
  newPromotion,
  promotionChange,
  ownAccount,
]

/** A line of the menu. */
export interface MenuLine extends NonNullable<Screen['menu']> {
  path: string
  queue: Screen['queue']
  late: Screen['late']
}

/** What the menu and the palette offer; who lacks a screen's permission is not shown it. */
export function menuFor(may: (permission: StaffPermission) => boolean): MenuLine[] {
  return menuScreens.flatMap((screen) =>
    screen.menu && may(screen.permission)
      ? [{ ...screen.menu, path: addressOf(screen), queue: screen.queue, late: screen.late }]
      : [],
  )
}

/** Everybody's own page: where an operator without any other screen lands. */
export const OWN_ACCOUNT = ownAccount.path

export function firstPage(may: (permission: StaffPermission) => boolean): string {
  return menuFor(may)[0]?.path ?? OWN_ACCOUNT
}

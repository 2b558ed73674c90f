import { hundredthsText } from '@croupier/basis/hundredths.ts'
import type { listStaffJackpots } from '@croupier/api/jackpots/staff/list-staff-jackpots.ts'
import type { RowOf } from '../lists/list-declaration.ts'

export type StaffJackpot = RowOf<typeof listStaffJackpots>

export const titleIn = (titles: StaffJackpot['titles'], language: string): string =>
  titles[language] ?? titles['en'] ?? ''

/** `0.50%`, of hundredths of a per cent. */
export const shareText = (share: number): string => `${hundredthsText(share)}%`

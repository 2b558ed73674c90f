import type { listStaffPokerHands } from '@croupier/api/poker/staff/list-staff-poker-hands.ts'
import type { listStaffPokerTables } from '@croupier/api/poker/staff/list-staff-poker-tables.ts'
import type { Tone } from '@croupier/kit/components/badge.tsx'
import type { RowOf } from '../lists/list-declaration.ts'

export type StaffTable = RowOf<typeof listStaffPokerTables>
export type StaffHand = RowOf<typeof listStaffPokerHands>

export const tableStates = ['open', 'closing', 'closed'] as const

export const tableTones: Readonly<Record<StaffTable['table']['state'], Tone>> = {
  open: 'jade',
  closing: 'brass',
  closed: 'plain',
}

export const handTones: Readonly<Record<StaffHand['state'], Tone>> = {
  playing: 'jade',
  ended: 'plain',
  void: 'vermilion',
}

/** What amounts of a table are shown in: play money has no currency. */
export const currencyOf = ({ currency, isTrial }: { currency: string; isTrial: boolean }): string | undefined =>
  isTrial ? undefined : currency

/** An amount of a table, as a column of money takes it. */
export function moneyOf(
  amount: string,
  of: { currency: string; isTrial: boolean },
): readonly [amount: string, currency?: string] {
  return of.isTrial ? [amount] : [amount, of.currency]
}

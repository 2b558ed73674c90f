import type { listStaffFixtures } from '@croupier/api/book/staff/list-staff-fixtures.ts'
import type { Tone } from '@croupier/kit/components/badge.tsx'
import type { RowOf } from '../lists/list-declaration.ts'

export type StaffFixture = RowOf<typeof listStaffFixtures>

export const fixtureTones: Readonly<Record<StaffFixture['fixture']['state'], Tone>> = {
  coming: 'plain',
  running: 'jade',
  over: 'brass',
  settled: 'plain',
  void: 'vermilion',
}

import type { listStaffLotteries } from '@croupier/api/lottery/staff/list-staff-lotteries.ts'
import type { RowOf } from '../lists/list-declaration.ts'

export type StaffLottery = RowOf<typeof listStaffLotteries>

import type { listStaff } from '@croupier/api/staff/list-staff.ts'
import type { RowOf } from '../lists/list-declaration.ts'

export type Operator = RowOf<typeof listStaff>

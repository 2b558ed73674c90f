import type { listVendors } from '@croupier/api/games/list-vendors.ts'
import type { RowOf } from '../lists/list-declaration.ts'

export type Vendor = RowOf<typeof listVendors>

import type { OutputOf } from '@croupier/api/operation.ts'
import type { listTables } from '@croupier/api/tables/list-tables.ts'
import type { showTable } from '@croupier/api/tables/show-table.ts'

export type ShownTable = OutputOf<typeof showTable>
export type TableSlip = ShownTable['own'][number]
export type Limits = NonNullable<ShownTable['limits']>
export type Round = NonNullable<ShownTable['table']['round']>
export type GameCode = ShownTable['table']['gameCode']
export type StripTable = OutputOf<typeof listTables>['tables'][number]

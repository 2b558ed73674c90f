/**
 * Tables of the house that many bet at together: their rounds by the clock, what each deals, slips. Decides what chips are
 * paid by the pure rules under games/tables; money is booked by play, as for every vendor.
 */
import type { Operations } from '../../platform/implement.ts'
import listTableRounds from './list-table-rounds.ts'
import listTableSlips from './list-table-slips.ts'
import listTables from './list-tables.ts'
import placeTableBets from './place-table-bets.ts'
import showTable from './show-table.ts'
import showTableRound from './show-table-round.ts'
import listStaffTableRounds from './staff/list-staff-table-rounds.ts'
import listStaffTables from './staff/list-staff-tables.ts'
import pauseTable from './staff/pause-table.ts'
import voidTableRound from './staff/void-table-round.ts'
import takeBackTableBets from './take-back-table-bets.ts'

export { callOffHeld } from './call-off-held.ts'
export { TABLES_VENDOR } from './offered.ts'
export { forgetIdleRounds } from './rounds-store.ts'
export { type TablePar, tablePars } from './table-pars.ts'
export { tablesLaunch } from './tables-launch.ts'
export { settings } from './tables-settings.ts'
export { tablesBeat, tickTables } from './tick.ts'

export const operations: Operations = [
  listTables,
  listTableSlips,
  showTableRound,
  showTable,
  listTableRounds,
  placeTableBets,
  takeBackTableBets,
  listStaffTables,
  listStaffTableRounds,
  pauseTable,
  voidTableRound,
]

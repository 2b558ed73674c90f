/**
 * What the house earns and what waits: figures for operators, read from the views of the modules that own the facts. It
 * keeps only what would take too long to count while somebody waits.
 */
import type { Operations } from '../../platform/implement.ts'
import listActivity from './reports/list-activity.ts'
import listCash from './reports/list-cash.ts'
import listRetention from './reports/list-retention.ts'
import listRevenue from './reports/list-revenue.ts'
import listVendorRevenue from './reports/list-vendor-revenue.ts'
import showDashboard from './show-dashboard.ts'
import showWaitingWork from './show-waiting-work.ts'

export { merchantZonePort } from './merchant-zone-port.ts'
export { countWhoCameBack } from './reports/count-retention.ts'
export { sumVendorsPlayed } from './reports/sum-vendors.ts'

export const operations: Operations = [
  showDashboard,
  showWaitingWork,
  listRevenue,
  listCash,
  listActivity,
  listRetention,
  listVendorRevenue,
]

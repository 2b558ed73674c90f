/**
 * What the house earns and what waits: figures for operators, read from the views of the modules that own the facts.
 * It writes nothing.
 */
import type { Operations } from '../../platform/implement.ts'
import showDashboard from './show-dashboard.ts'
import showWaitingWork from './show-waiting-work.ts'

export { merchantZonePort } from './merchant-zone-port.ts'

export const operations: Operations = [showDashboard, showWaitingWork]

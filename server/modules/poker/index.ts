/**
 * The house's own poker: tables where members play each other, their seats, hands and rake. Decides by the pure rules under
 * games/holdem; what lies on tables is in the ledger, and a hand that is over is booked by play.
 */
import type { Operations } from '../../platform/implement.ts'
import leaveTable from './leave-table.ts'
import listPokerHands from './list-poker-hands.ts'
import listPokerTables from './list-poker-tables.ts'
import moveAtTable from './move-at-table.ts'
import showPokerHand from './show-poker-hand.ts'
import showPokerTable from './show-poker-table.ts'
import sitAtTable from './sit-at-table.ts'
import sitOut from './sit-out.ts'
import closePokerTable from './staff/close-poker-table.ts'
import createPokerTable from './staff/create-poker-table.ts'
import listStaffPokerHands from './staff/list-staff-poker-hands.ts'
import listStaffPokerTables from './staff/list-staff-poker-tables.ts'
import topUpStack from './top-up-stack.ts'

export { HOLDEM, POKER_VENDOR } from './offered.ts'
export { ownerCheck } from './poker-check.ts'
export { pokerLaunch } from './poker-launch.ts'
export { settings } from './poker-settings.ts'
export { pokerWords } from './poker-words.ts'
export { renewDecks } from './renew-decks.ts'
export { pokerBeat, tickPoker } from './tick.ts'

export const operations: Operations = [
  listPokerTables,
  showPokerTable,
  sitAtTable,
  topUpStack,
  moveAtTable,
  sitOut,
  leaveTable,
  listPokerHands,
  showPokerHand,
  listStaffPokerTables,
  createPokerTable,
  closePokerTable,
  listStaffPokerHands,
]

/**
 * The book: matches of the house's leagues, their markets and prices, slips and pools. Decides what a match comes to and
 * what a slip is worth by the pure rules under games/book; money is booked by play, as for every vendor.
 */
import type { Operations } from '../../platform/implement.ts'
import cashOutSlip from './cash-out-slip.ts'
import listFixtures from './list-fixtures.ts'
import listMatchResults from './list-match-results.ts'
import listSlips from './list-slips.ts'
import placeSlip from './place-slip.ts'
import showFixture from './show-fixture.ts'
import listStaffFixtures from './staff/list-staff-fixtures.ts'
import suspendFixture from './staff/suspend-fixture.ts'
import voidFixture from './staff/void-fixture.ts'

export { bookLaunch } from './book-launch.ts'
export { settings } from './book-settings.ts'
export { callOffPlanned } from './call-off-planned.ts'
export { BOOK_VENDOR } from './offered.ts'
export { bookBeat, tickBook } from './tick.ts'

export const operations: Operations = [
  listFixtures,
  showFixture,
  listMatchResults,
  placeSlip,
  cashOutSlip,
  listSlips,
  listStaffFixtures,
  suspendFixture,
  voidFixture,
]

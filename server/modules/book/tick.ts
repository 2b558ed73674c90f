import type { App } from '../../platform/app.ts'
import { type Beat, runSteps } from '../../platform/beats.ts'
import { planFixtures } from './plan-fixtures.ts'
import { endFixtures, settleFixtures } from './settle-fixtures.ts'

/** One look at the clock: everything that is due is done. Harmless when two do it at once. */
export const tickBook = (app: App): Promise<void> =>
  runSteps(app, 'book', [
    ['plan', planFixtures],
    ['end', endFixtures],
    ['settle', settleFixtures],
  ])

export const bookBeat: Beat = { name: 'book.tick', everyMilliseconds: 1000, run: tickBook }

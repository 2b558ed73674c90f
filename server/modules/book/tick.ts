import type { App } from '../../platform/app.ts'
import type { Beat } from '../../platform/beats.ts'
import { planFixtures } from './plan-fixtures.ts'
import { endFixtures, settleFixtures } from './settle-fixtures.ts'

const steps = [
  ['plan', planFixtures],
  ['end', endFixtures],
  ['settle', settleFixtures],
] as const

/** One look at the clock: everything that is due is done. Harmless when two do it at once. */
export async function tickBook(app: App): Promise<void> {
  for (const [what, step] of steps) {
    try {
      await step(app)
    } catch (error) {
      // What was bet is ended and paid also while nothing can be planned.
      app.log.error({ err: error, what }, 'a part of the book failed, retrying')
    }
  }
}

export const bookBeat: Beat = { name: 'book.tick', everyMilliseconds: 1000, run: tickBook }

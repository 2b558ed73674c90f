import type { App } from '../../platform/app.ts'
import type { Beat } from '../../platform/beats.ts'
import { planFixtures } from './plan-fixtures.ts'
import { endFixtures, settleFixtures } from './settle-fixtures.ts'

/** One look at the clock: everything that is due is done. Harmless when two do it at once. */
export async function tickBook(app: App): Promise<void> {
  await planFixtures(app)
  await endFixtures(app)
  await settleFixtures(app)
}

export const bookBeat: Beat = { name: 'book.tick', everyMilliseconds: 1000, run: tickBook }

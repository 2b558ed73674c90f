import { tableCodes, timesOf } from '@croupier/games/tables/tables.ts'
import type { App } from '../../platform/app.ts'
import type { Beat } from '../../platform/beats.ts'
import { holdPaused, releaseHeld } from './pauses-store.ts'
import { planRounds } from './plan-rounds.ts'
import { endRounds, settleRounds } from './settle-rounds.ts'

/** What a stopped table deals and what one that goes on holds is put right also where both happened at the same moment. */
async function followPauses({ database }: App): Promise<void> {
  await database.transaction(holdPaused)
  await releaseHeld(
    database,
    tableCodes.map((code) => ({ code, ...timesOf(code) })),
  )
}

const steps = [
  ['follow pauses', followPauses],
  ['plan', planRounds],
  ['end', endRounds],
  ['settle', settleRounds],
] as const

/** One look at the clock: everything that is due is done. Harmless when two do it at once. */
export async function tickTables(app: App): Promise<void> {
  for (const [what, step] of steps) {
    try {
      await step(app)
    } catch (error) {
      // What was bet is ended and paid also while nothing can be planned.
      app.log.error({ err: error, what }, 'a part of the tables failed, retrying')
    }
  }
}

export const tablesBeat: Beat = { name: 'tables.tick', everyMilliseconds: 1000, run: tickTables }

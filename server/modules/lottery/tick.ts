import type { App } from '../../platform/app.ts'
import type { Beat } from '../../platform/beats.ts'
import { closeDraws, drawResults } from './draw-results.ts'
import { planDraws } from './plan-draws.ts'
import { refundVoid, settleDraws } from './settle-draws.ts'

/** One look at the clock: everything that is due is done. Harmless when two do it at once. */
export async function tickLotteries(app: App): Promise<void> {
  await planDraws(app)
  await closeDraws(app)
  await drawResults(app)
  await settleDraws(app)
  await refundVoid(app)
}

export const lotteryBeat: Beat = { name: 'lottery.tick', everyMilliseconds: 1000, run: tickLotteries }

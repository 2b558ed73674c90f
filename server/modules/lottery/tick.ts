import type { App } from '../../platform/app.ts'
import { type Beat, runSteps } from '../../platform/beats.ts'
import { closeDraws, drawElsewhere, drawOwn } from './draw-results.ts'
import { planDraws } from './plan-draws.ts'
import { refundVoid, settleDraws } from './settle-draws.ts'

const tickOwn = (app: App): Promise<void> =>
  runSteps(app, 'lottery', [
    ['plan', planDraws],
    ['close', closeDraws],
    ['draw', drawOwn],
    ['settle', settleDraws],
    ['refund', refundVoid],
  ])

/** One look at the clock: everything that is due is done. Harmless when two do it at once. */
export async function tickLotteries(app: App): Promise<void> {
  await drawElsewhere(app)
  await tickOwn(app)
}

/** Results from outside are waited for beside the house's own draws: a source may take seconds to say nothing. */
export const lotteryBeats: readonly Beat[] = [
  { name: 'lottery.tick', everyMilliseconds: 1000, run: tickOwn },
  { name: 'lottery.results', everyMilliseconds: 1000, run: drawElsewhere },
]

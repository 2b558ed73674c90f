import { runPagePlan, tellBegunAnnouncement } from '../modules/content/index.ts'
import { followTransfer, recallOnEnd } from '../modules/funds/index.ts'
import { mailReuse, tellOfAuthenticatorReset } from '../modules/identity/index.ts'
import { sendPlannedMessage, tellBrowser } from '../modules/messages/index.ts'
import { askForFreeRounds, tellBegunPromotion } from '../modules/promotions/index.ts'
import { keepBonuses } from '../modules/rewards/index.ts'
import { approveAutomatically, checkPayout, fetchDay, followDeposit, sendPayout } from '../modules/wallet/index.ts'
import type { App } from '../platform/app.ts'
import { startBeats } from '../platform/beats.ts'
import { enqueue, type Job } from '../platform/jobs.ts'
import { startJobRunner } from '../platform/jobs-runner.ts'
import { startOutboxReader } from '../platform/outbox-reader.ts'
import { reactions } from './reactions.ts'
import { everyMinute, schedules } from './schedules.ts'
import { beats } from './upkeep.ts'

/** Jobs that operations and reactions ask for, besides those of the schedules. */
const askedJobs: readonly Job[] = [
  mailReuse,
  tellOfAuthenticatorReset,
  followDeposit,
  approveAutomatically,
  sendPayout,
  checkPayout,
  fetchDay,
  followTransfer,
  recallOnEnd,
  keepBonuses,
  askForFreeRounds,
  sendPlannedMessage,
  tellBrowser,
  runPagePlan,
  tellBegunAnnouncement,
  tellBegunPromotion,
]

export interface BackgroundWork {
  /** Lets what is under way finish. */
  stop(): Promise<void>
}

/** Starts all that one process does without being called: reactions, jobs, schedules, beats. */
export async function startBackgroundWork(app: App, url: string): Promise<BackgroundWork> {
  const jobs = new Map([...askedJobs, ...schedules.map((schedule) => schedule.job)].map((job) => [job.name, job]))
  const reader = await startOutboxReader(app, reactions)
  const runner = await startJobRunner(app, { url, jobs: [...jobs.values()], everyMinute }).catch(
    async (error: unknown) => {
      // Nobody else could stop it.
      await reader.stop()
      throw error
    },
  )
  const beating = startBeats(app, beats)
  // What ended while no process ran is not kept waiting for the next full minute.
  await app.database.transaction((tx) => enqueue(tx, everyMinute, {}, { key: 'at start' }))
  return {
    async stop() {
      await Promise.all([beating.stop(), reader.stop()])
      await runner.stop()
    },
  }
}

import * as z from 'zod/mini'
import { checkQuietTransfers, hearQuietWallets } from '../modules/funds/index.ts'
import { endLeftRounds } from '../modules/house/index.ts'
import { closeLeftRounds } from '../modules/play/index.ts'
import { timeZone } from '../modules/settings/index.ts'
import { checkQuietPayouts } from '../modules/wallet/index.ts'
import { job } from '../platform/jobs.ts'
import { releaseDeadWorkers } from '../platform/jobs-runner.ts'
import { openEndedPeriods, type Schedule } from '../platform/schedule.ts'
import { settingsPort } from '../platform/settings.ts'
import {
  archivePlayReferences,
  countGamePlayers,
  forgetLiveMessages,
  forgetOld,
  makeAuditMonths,
  makePartitions,
  makePlayDays,
  makeRoundPartitions,
  pruneReadEvents,
} from './upkeep.ts'

/** What happens when. Every period is opened once, when it has ended in the merchant's time zone. */
export const schedules: readonly Schedule[] = [
  { name: 'platform.pruneOutbox', every: 'minute5', missed: 'latest', job: pruneReadEvents },
  { name: 'platform.forgetLiveMessages', every: 'minute5', missed: 'latest', job: forgetLiveMessages },
  { name: 'wallet.checkQuietPayouts', every: 'minute5', missed: 'latest', job: checkQuietPayouts },
  { name: 'catalogue.countPlayers', every: 'hour', missed: 'latest', job: countGamePlayers },
  { name: 'funds.checkQuietTransfers', every: 'minute5', missed: 'latest', job: checkQuietTransfers },
  { name: 'funds.hearQuietWallets', every: 'hour', missed: 'latest', job: hearQuietWallets },
  { name: 'platform.forgetOld', every: 'hour', missed: 'latest', job: forgetOld },
  { name: 'ledger.makePartitions', every: 'hour', missed: 'latest', job: makePartitions },
  { name: 'house.endLeftRounds', every: 'hour', missed: 'latest', job: endLeftRounds },
  { name: 'play.closeLeftRounds', every: 'hour', missed: 'latest', job: closeLeftRounds },
  { name: 'house.makePartitions', every: 'hour', missed: 'latest', job: makeRoundPartitions },
  { name: 'play.makePartitions', every: 'hour', missed: 'latest', job: makePlayDays },
  { name: 'play.archiveReferences', every: 'day', missed: 'latest', job: archivePlayReferences },
  { name: 'staff.makeAuditMonths', every: 'day', missed: 'latest', job: makeAuditMonths },
]

/** The one job of every minute. It comes first to free what a dead process held, which may be a schedule's own queue. */
export const everyMinute = job('platform.openEndedPeriods', z.object({}), async (ctx) => {
  const dead = await releaseDeadWorkers(ctx.database)
  if (dead > 0) ctx.log.warn({ dead }, 'freed the jobs of workers that died')
  await openEndedPeriods(ctx, schedules, ctx.use(settingsPort).read(timeZone))
})

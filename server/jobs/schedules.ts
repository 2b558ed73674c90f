import * as z from 'zod/mini'
import {
  settleDay,
  settleHalfMonth,
  settleHour,
  settleMinutes,
  settleMonth,
  settleWeek,
} from '../modules/contracts/index.ts'
import { remindOfCases } from '../modules/feedback/index.ts'
import { checkQuietTransfers, hearQuietWallets } from '../modules/funds/index.ts'
import { endLeftRounds } from '../modules/house/index.ts'
import { closeLeftRounds } from '../modules/play/index.ts'
import { bookPoints } from '../modules/points/index.ts'
import { forgetOldChat } from '../modules/chat/index.ts'
import { forgetOldMessages } from '../modules/messages/index.ts'
import {
  drawRaffles,
  endRaces,
  lapseFreeRounds,
  payReferrals,
  raiseLevels,
  runLevelDay,
  runLevelMonth,
  runLevelWeek,
  runPromotionDay,
  runPromotionWeek,
  runReferralDay,
} from '../modules/promotions/index.ts'
import { countWhoCameBack, sumVendorsPlayed } from '../modules/reporting/index.ts'
import { endRunOutRewards, keepAllBonuses, sweepLate } from '../modules/rewards/index.ts'
import { forgetRefusedDocuments, tellOfRunOutDocuments } from '../modules/safeguards/index.ts'
import { timeZone } from '../modules/settings/index.ts'
import { checkQuietPayouts, fetchReports, passParts, sumPositions, watchProviders } from '../modules/wallet/index.ts'
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
  sumHouse,
} from './upkeep.ts'

/** What happens when. Every period is opened once, when it has ended in the merchant's time zone. */
export const schedules: readonly Schedule[] = [
  { name: 'platform.pruneOutbox', every: 'minute5', missed: 'latest', job: pruneReadEvents },
  { name: 'platform.forgetLiveMessages', every: 'minute5', missed: 'latest', job: forgetLiveMessages },
  { name: 'wallet.checkQuietPayouts', every: 'minute5', missed: 'latest', job: checkQuietPayouts },
  { name: 'wallet.sumPositions', every: 'minute5', missed: 'latest', job: sumPositions },
  { name: 'wallet.watchProviders', every: 'minute5', missed: 'latest', job: watchProviders },
  { name: 'wallet.fetchReports', every: 'day', missed: 'each', job: fetchReports },
  { name: 'wallet.passParts', every: 'minute5', missed: 'latest', job: passParts },
  { name: 'catalogue.countPlayers', every: 'hour', missed: 'latest', job: countGamePlayers },
  { name: 'funds.checkQuietTransfers', every: 'minute5', missed: 'latest', job: checkQuietTransfers },
  { name: 'funds.hearQuietWallets', every: 'hour', missed: 'latest', job: hearQuietWallets },
  { name: 'promotions.runDay', every: 'day', missed: 'each', job: runPromotionDay },
  { name: 'promotions.runWeek', every: 'week', missed: 'each', job: runPromotionWeek },
  { name: 'promotions.endRaces', every: 'minute5', missed: 'latest', job: endRaces },
  { name: 'promotions.lapseFreeRounds', every: 'hour', missed: 'latest', job: lapseFreeRounds },
  { name: 'promotions.drawRaffles', every: 'minute5', missed: 'latest', job: drawRaffles },
  { name: 'promotions.payReferrals', every: 'hour', missed: 'latest', job: payReferrals },
  { name: 'promotions.runReferralDay', every: 'day', missed: 'each', job: runReferralDay },
  { name: 'promotions.raiseLevels', every: 'minute5', missed: 'latest', job: raiseLevels },
  { name: 'promotions.runLevelDay', every: 'day', missed: 'each', job: runLevelDay },
  { name: 'promotions.runLevelWeek', every: 'week', missed: 'each', job: runLevelWeek },
  { name: 'promotions.runLevelMonth', every: 'month', missed: 'each', job: runLevelMonth },
  { name: 'points.bookPoints', every: 'minute5', missed: 'latest', job: bookPoints },
  { name: 'contracts.settleMinutes', every: 'minute5', missed: 'each', job: settleMinutes },
  { name: 'contracts.settleHour', every: 'hour', missed: 'each', job: settleHour },
  { name: 'contracts.settleDay', every: 'day', missed: 'each', job: settleDay },
  { name: 'contracts.settleWeek', every: 'week', missed: 'each', job: settleWeek },
  { name: 'contracts.settleHalfMonth', every: 'semiMonth', missed: 'each', job: settleHalfMonth },
  { name: 'contracts.settleMonth', every: 'month', missed: 'each', job: settleMonth },
  { name: 'rewards.endRunOut', every: 'minute5', missed: 'latest', job: endRunOutRewards },
  { name: 'rewards.keepAllBonuses', every: 'minute5', missed: 'latest', job: keepAllBonuses },
  { name: 'rewards.sweepLate', every: 'day', missed: 'latest', job: sweepLate },
  { name: 'feedback.remindOfCases', every: 'minute5', missed: 'latest', job: remindOfCases },
  { name: 'chat.forgetOld', every: 'day', missed: 'latest', job: forgetOldChat },
  { name: 'messages.forgetOld', every: 'day', missed: 'latest', job: forgetOldMessages },
  { name: 'safeguards.forgetRefusedDocuments', every: 'day', missed: 'latest', job: forgetRefusedDocuments },
  { name: 'safeguards.tellOfRunOutDocuments', every: 'day', missed: 'latest', job: tellOfRunOutDocuments },
  { name: 'platform.forgetOld', every: 'hour', missed: 'latest', job: forgetOld },
  { name: 'ledger.sumHouse', every: 'minute5', missed: 'latest', job: sumHouse },
  { name: 'reporting.countRetention', every: 'day', missed: 'latest', job: countWhoCameBack },
  { name: 'reporting.sumVendors', every: 'hour', missed: 'latest', job: sumVendorsPlayed },
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
  if (dead > 0) ctx.log.warn({ dead }, 'released jobs of dead workers')
  await openEndedPeriods(ctx, schedules, ctx.use(settingsPort).read(timeZone))
})

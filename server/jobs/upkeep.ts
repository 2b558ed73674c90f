import { forgetOldBundles } from '../modules/bundles/index.ts'
import { countPopularity, forgetOldImports } from '../modules/catalogue/index.ts'
import { forgetOldWins, keepTeamDays } from '../modules/figures/index.ts'
import { forgetOldDemoBalances, makeHousePartitions } from '../modules/house/index.ts'
import { countTeamsOnline, foldTeams, forgetOldLoginTraces } from '../modules/identity/index.ts'
import { foldLedgerTotals, makeLedgerPartitions, sumHouseOnce } from '../modules/ledger/index.ts'
import { bookBeat } from '../modules/book/index.ts'
import { pokerBeat } from '../modules/poker/index.ts'
import { lotteryBeats } from '../modules/lottery/index.ts'
import { forgetOldSent } from '../modules/messaging/index.ts'
import { archiveReferences, forgetOldGameSessions, makePlayPartitions } from '../modules/play/index.ts'
import { forgetOldAttempts, prepareAuditMonths } from '../modules/staff/index.ts'
import { forgetIdleRounds, tablesBeat } from '../modules/tables/index.ts'
import { forgetOldCounts } from '../platform/call-counts.ts'
import { forgetOldFileTickets } from '../platform/files.ts'
import { forgetOldKeys } from '../platform/idempotency.ts'
import { job } from '../platform/jobs.ts'
import type { Beat } from '../platform/beats.ts'
import { forgetOldLiveMessages } from '../platform/live.ts'
import { pruneOutbox } from '../platform/outbox-upkeep.ts'
import { scheduledPeriod } from '../platform/schedule.ts'
import { reactions } from './reactions.ts'

export const pruneReadEvents = job('platform.pruneOutbox', scheduledPeriod, async (ctx) => {
  let pruned: number
  do pruned = await ctx.transaction(({ tx }) => pruneOutbox(tx, reactions))
  while (pruned > 0)
})

export const makePartitions = job('ledger.makePartitions', scheduledPeriod, (ctx) => makeLedgerPartitions(ctx.database))

/** What reports read of the house's accounts. */
export const sumHouse = job('ledger.sumHouse', scheduledPeriod, async (ctx) => {
  while (await sumHouseOnce(ctx.database));
})

export const makeRoundPartitions = job('house.makePartitions', scheduledPeriod, (ctx) =>
  makeHousePartitions(ctx.database),
)

export const makePlayDays = job('play.makePartitions', scheduledPeriod, (ctx) => makePlayPartitions(ctx.database))

export const archivePlayReferences = job('play.archiveReferences', scheduledPeriod, async (ctx) => {
  const archived = await archiveReferences(ctx.database)
  ctx.log.info({ archived }, 'archived vendor references of past days')
})

export const makeAuditMonths = job('staff.makeAuditMonths', scheduledPeriod, (ctx) =>
  prepareAuditMonths(ctx.db, ctx.clock.now()),
)

/** What no longer counts: answers under idempotency keys, counted calls and log-in attempts, captchas, sessions. */
export const forgetOld = job('platform.forgetOld', scheduledPeriod, async (ctx) => {
  await forgetOldKeys(ctx.database)
  await forgetOldCounts(ctx.db)
  await forgetOldFileTickets(ctx.db)
  await forgetOldGameSessions(ctx.db)
  await forgetOldWins(ctx.db)
  await forgetOldImports(ctx.db)
  await forgetOldAttempts(ctx.db, ctx.clock.now())
  await forgetOldLoginTraces(ctx.db, ctx.clock.now())
  await forgetOldDemoBalances(ctx.db)
  await forgetOldBundles(ctx.db)
  await forgetOldSent(ctx.db, ctx.clock.now())
  await forgetIdleRounds(ctx.db)
})

export const countGamePlayers = job('catalogue.countPlayers', scheduledPeriod, (ctx) =>
  ctx.transaction(({ tx }) => countPopularity(tx)),
)

export const forgetLiveMessages = job('platform.forgetLiveMessages', scheduledPeriod, async (ctx) => {
  await forgetOldLiveMessages(ctx.db)
})

/** What goes on more often than any job: one process of all does each, the next takes over when it dies. */
export const beats: readonly Beat[] = [
  { name: 'ledger.foldTotals', everyMilliseconds: 1000, run: ({ database }) => foldLedgerTotals(database) },
  ...lotteryBeats,
  bookBeat,
  tablesBeat,
  pokerBeat,
  foldTeams,
  countTeamsOnline,
  keepTeamDays,
]

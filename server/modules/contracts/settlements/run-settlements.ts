import type { ContractPeriod } from '@croupier/api/contracts/contract-terms.ts'
import { periodAt } from '@croupier/basis/period.ts'
import type { OwnScope } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/database.ts'
import { job } from '../../../platform/jobs.ts'
import { hasReadUpTo } from '../../../platform/outbox-consumer.ts'
import { scheduledPeriod, type ScheduledPeriod } from '../../../platform/schedule.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { countTeamDeposits } from '../../agents/index.ts'
import { sumRounds } from '../../figures/index.ts'
import { contractPolicy } from '../contracts-settings.ts'
import { BETS_KEPT, forgetBets } from '../reckoning/bets-store.ts'
import { endMovedContracts } from '../agreements/end-moved.ts'
import { runsDue, unsettledBefore } from '../agreements/contracts-store.ts'
import { countBets } from '../reckoning/count-bets.ts'
import { zoneOf } from '../reckoning/counting.ts'
import { runAt, type RunKey } from './runs-store.ts'
import { settle } from './settle.ts'

/** Whether all that was announced before a moment is counted. */
export async function isCounted(db: Queryable, before: number): Promise<boolean> {
  // Of deposits: who counts as active. Of moves: who has a contract no more.
  const counters = [sumRounds, countBets, countTeamDeposits, endMovedContracts]
  const counted = await Promise.all(counters.map((consumer) => hasReadUpTo(db, consumer, before)))
  return counted.every(Boolean)
}

/**
 * Whether all is settled that goes on into a period: what a dividend carries over from the one before, and what is owed by
 * whom contracts of another length paid up to there; also where several periods and lengths catch up at once.
 */
export async function isSettledBefore(ctx: Pick<OwnScope, 'use' | 'db'>, key: RunKey): Promise<boolean> {
  const { carriesLosses } = ctx.use(settingsPort).read(contractPolicy)
  const missing = await unsettledBefore(ctx.db, key, key.kind === 'dividend' && carriesLosses)
  // Where the house's zone was changed since, no period ends there any more: nothing will come to wait for.
  return missing.every(({ period, until }) => periodAt(period, zoneOf(ctx), until - 1).endsAt !== until)
}

async function settleAll(ctx: OwnScope, period: ContractPeriod, { startsAt, endsAt }: ScheduledPeriod): Promise<void> {
  const due = await runsDue(ctx.db, period, endsAt)
  if (due.length === 0) return
  if (!(await isCounted(ctx.db, endsAt))) throw new Error('rounds of the period are still being counted; trying again')
  let isWaiting = false
  for (const { kind, currency } of due) {
    for (let at = startsAt; at < endsAt; ) {
      // One part, but where some of it was settled by hand under another zone of the house.
      const found = await runAt(ctx.db, { kind, period, currency, startsAt, endsAt }, at)
      const part = found.run ?? found.key
      if (!found.run && !(await isSettledBefore(ctx, part))) {
        isWaiting = true
        break
      }
      await settle(ctx, part)
      at = part.endsAt
    }
  }
  if (isWaiting) throw new Error('periods before are still being settled; trying again')
}

/** One job for each length of period, so that those of a length run in their order. */
export const settleMinutes = job('contracts.settleMinutes', scheduledPeriod, (ctx, period) =>
  settleAll(ctx, 'minute5', period),
)
export const settleHour = job('contracts.settleHour', scheduledPeriod, (ctx, period) => settleAll(ctx, 'hour', period))
export const settleDay = job('contracts.settleDay', scheduledPeriod, async (ctx, period) => {
  await settleAll(ctx, 'day', period)
  await forgetBets(ctx.db, period.endsAt - BETS_KEPT)
})
export const settleWeek = job('contracts.settleWeek', scheduledPeriod, (ctx, period) => settleAll(ctx, 'week', period))
export const settleHalfMonth = job('contracts.settleHalfMonth', scheduledPeriod, (ctx, period) =>
  settleAll(ctx, 'semiMonth', period),
)
export const settleMonth = job('contracts.settleMonth', scheduledPeriod, (ctx, period) =>
  settleAll(ctx, 'month', period),
)

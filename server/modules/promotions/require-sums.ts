import type { OwnScope } from '../../platform/context.ts'
import { hasReadUpTo } from '../../platform/outbox-consumer.ts'
import type { ScheduledPeriod } from '../../platform/schedule.ts'
import { sumRounds } from '../figures/index.ts'

/** Rounds of a period that are not summed yet would be missed: the job comes again. */
export async function requireSums(ctx: OwnScope, { endsAt }: Pick<ScheduledPeriod, 'endsAt'>): Promise<void> {
  if (await hasReadUpTo(ctx.db, sumRounds, endsAt)) return
  throw new Error('rounds of the period are still being summed; trying again')
}

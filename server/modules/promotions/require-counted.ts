import type { OwnScope } from '../../platform/context.ts'
import { type Consumer, hasReadUpTo } from '../../platform/outbox-consumer.ts'
import type { ScheduledPeriod } from '../../platform/schedule.ts'

/** What of a period is not counted yet would be missed: the job comes again. */
export async function requireCounted(
  ctx: OwnScope,
  { endsAt }: Pick<ScheduledPeriod, 'endsAt'>,
  counters: readonly Consumer[],
): Promise<void> {
  for (const consumer of counters) {
    if (!(await hasReadUpTo(ctx.db, consumer, endsAt)))
      throw new Error(`${consumer.name} is still reading of the period; trying again`)
  }
}

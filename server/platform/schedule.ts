import { type PeriodKind, type Period, periodAt } from '@croupier/basis/period.ts'
import * as z from 'zod/mini'
import type { OwnScope } from './context.ts'
import { sql, type Tx } from './database.ts'
import { enqueue, type Job } from './jobs.ts'

/** What a scheduled job is told. Ids of runs derive from it: a schedule opens each period once. */
export const scheduledPeriod = z.object({
  schedule: z.string(),
  /** Epoch milliseconds, inclusive. */
  startsAt: z.number(),
  /** Epoch milliseconds, exclusive. */
  endsAt: z.number(),
})
export type ScheduledPeriod = z.output<typeof scheduledPeriod>

export interface Schedule {
  /** Kept forever: its runs are remembered under it. */
  readonly name: string
  readonly every: PeriodKind
  /**
   * After downtime: `each` opens every period missed, in order (settlements); `latest` only the last one (upkeep).
   */
  readonly missed: 'each' | 'latest'
  readonly job: Job<ScheduledPeriod>
}

/** Periods one look opens at most; the next look goes on. */
const OPENED_AT_ONCE = 500

/**
 * Opens every period of every schedule that has ended in the time zone and was not opened before, each with its job in
 * the same transaction. Downtime, several processes and clock changes need no code of their own.
 * @returns how many periods were opened
 */
export async function openEndedPeriods(
  scope: OwnScope,
  schedules: readonly Schedule[],
  timeZone: string,
): Promise<number> {
  let opened = 0
  for (const schedule of schedules) {
    const now = scope.clock.now()
    opened += await scope.transaction(({ tx }) => openFor(tx, schedule, timeZone, now))
  }
  return opened
}

async function openFor(tx: Tx, schedule: Schedule, timeZone: string, now: number): Promise<number> {
  await tx.many(sql`select pg_advisory_xact_lock(hashtextextended(${`schedule ${schedule.name}`}, 0))`)
  const last = await tx.maybe<{ endsAt: number }>(sql`
    select ends_at as "endsAt"
    from platform.schedule_run
    where schedule = ${schedule.name}
    order by starts_at desc
    limit 1`)

  let opened = 0
  for (const period of endedPeriods(schedule, timeZone, last?.endsAt, now)) {
    await tx.run(sql`
      insert into platform.schedule_run (schedule, starts_at, ends_at)
      values (${schedule.name},
              to_timestamp(${period.startsAt}::float8 / 1000),
              to_timestamp(${period.endsAt}::float8 / 1000))`)
    const { startsAt, endsAt } = period
    await enqueue(
      tx,
      schedule.job,
      { schedule: schedule.name, startsAt, endsAt },
      { queue: `schedule ${schedule.name}` },
    )
    opened += 1
  }
  return opened
}

/**
 * The ended periods that are due, oldest first. The first ever is the one that ended last. A period begins where the one
 * before it ended, also where the zone was changed in between, so that no instant is settled twice or left out.
 */
export function endedPeriods(
  schedule: Pick<Schedule, 'every' | 'missed'>,
  timeZone: string,
  lastEnd: number | undefined,
  now: number,
): Period[] {
  const current = periodAt(schedule.every, timeZone, now)
  const latest = periodAt(schedule.every, timeZone, current.startsAt - 1)
  if (lastEnd === undefined) return [latest]
  if (lastEnd >= latest.endsAt) return []
  if (schedule.missed === 'latest') return [{ ...latest, startsAt: Math.max(latest.startsAt, lastEnd) }]

  const periods: Period[] = []
  for (let startsAt = lastEnd; startsAt < latest.endsAt && periods.length < OPENED_AT_ONCE; ) {
    const { endsAt } = periodAt(schedule.every, timeZone, startsAt)
    periods.push({ kind: schedule.every, startsAt, endsAt })
    startsAt = endsAt
  }
  return periods
}

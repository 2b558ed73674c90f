import { beforeEach, describe, expect, it } from 'vitest'
import { useDatabase } from '@croupier/dev/testing/database.ts'
import type { App } from './app.ts'
import { FakeClock } from './clock.ts'
import { sql } from './database.ts'
import { ownScope } from './invoke.ts'
import { job } from './jobs.ts'
import { openLog } from './log.ts'
import { Ports } from './port.ts'
import { endedPeriods, openEndedPeriods, type Schedule, scheduledPeriod } from './schedule.ts'

const database = useDatabase()
const HOUR = 3_600_000
const settle = job('test.settle', scheduledPeriod, async () => {})
const daily: Schedule = { name: 'test.daily', every: 'day', missed: 'each', job: settle }
const upkeep: Schedule = { name: 'test.upkeep', every: 'hour', missed: 'latest', job: settle }

const at = (text: string) => Date.parse(text)
const iso = (instant: number) => new Date(instant).toISOString()

function scopeAt(now: number) {
  const app: App = { database: database(), log: openLog('silent'), clock: new FakeClock(now), ports: new Ports() }
  return ownScope(app, { requestId: 'test', actor: { kind: 'system', name: 'test' }, language: 'en' })
}

const look = (now: string, schedules: readonly Schedule[], zone = 'Asia/Dhaka') =>
  openEndedPeriods(scopeAt(at(now)), schedules, zone)

async function asked(schedule: string): Promise<[string, string][]> {
  const rows = await database().many<{ startsAt: number; endsAt: number }>(sql`
    select (payload -> 'payload' ->> 'startsAt')::float8 as "startsAt",
           (payload -> 'payload' ->> 'endsAt')::float8 as "endsAt"
    from platform.outbox
    where type = 'platform.jobRequested'
      and payload -> 'payload' ->> 'schedule' = ${schedule}
    order by xid, id`)
  return rows.map((row) => [iso(row.startsAt), iso(row.endsAt)])
}

beforeEach(async () => {
  await database().run(sql`truncate platform.outbox, platform.schedule_run`)
})

describe('a schedule', () => {
  it('opens the day that has ended in the merchant’s zone, once, with its job', async () => {
    expect(await look('2026-11-20T18:00:30Z', [daily])).toBe(1)
    expect(await look('2026-11-20T18:01:30Z', [daily])).toBe(0)
    expect(await look('2026-11-21T17:59:59Z', [daily])).toBe(0)
    expect(await look('2026-11-21T18:00:00Z', [daily])).toBe(1)

    expect(await asked('test.daily')).toEqual([
      ['2026-11-19T18:00:00.000Z', '2026-11-20T18:00:00.000Z'],
      ['2026-11-20T18:00:00.000Z', '2026-11-21T18:00:00.000Z'],
    ])
  })

  it('opens each period once though several processes look at the same time', async () => {
    await look('2026-11-18T20:00:00Z', [daily])

    const opened = await Promise.all(Array.from({ length: 6 }, () => look('2026-11-21T20:00:00Z', [daily])))

    expect(opened.reduce((sum, count) => sum + count)).toBe(3)
    expect((await asked('test.daily')).length).toBe(4)
  })

  it('[F-04] catches up after downtime: every settlement in order, upkeep only once', async () => {
    await look('2026-11-01T20:00:00Z', [daily, upkeep])

    await look('2026-11-08T20:00:00Z', [daily, upkeep])

    const days = await asked('test.daily')
    expect(days.length).toBe(8)
    expect(days.map(([start]) => start)).toEqual(days.map(([start]) => start).sort())
    expect(await asked('test.upkeep')).toEqual([
      ['2026-11-01T19:00:00.000Z', '2026-11-01T20:00:00.000Z'],
      ['2026-11-08T19:00:00.000Z', '2026-11-08T20:00:00.000Z'],
    ])
  })

  it('opens 25 hours on the day clocks go back and 23 on the day they go forward', () => {
    const hourly = { every: 'hour', missed: 'each' } as const
    const hoursOf = (from: string, to: string) => endedPeriods(hourly, 'America/New_York', at(from), at(to))

    expect(hoursOf('2026-11-01T04:00Z', '2026-11-02T05:00Z').length).toBe(25)
    expect(hoursOf('2026-03-08T05:00Z', '2026-03-09T04:00Z').length).toBe(23)
  })

  it('leaves no gap and no overlap when the operator moves the time zone', async () => {
    await look('2026-11-20T20:00:00Z', [daily])
    await look('2026-11-22T20:00:00Z', [daily], 'America/New_York')
    await look('2026-11-24T20:00:00Z', [daily], 'Asia/Tokyo')

    const runs = await asked('test.daily')
    expect(runs.length).toBeGreaterThan(3)
    expect(runs.slice(1).map(([start]) => start)).toEqual(runs.slice(0, -1).map(([, end]) => end))
  })

  it('goes on with the next look where there is more than one look may open', () => {
    const now = at('2026-11-21T00:00Z')
    const first = endedPeriods({ every: 'minute5', missed: 'each' }, 'UTC', now - 72 * HOUR, now)
    const rest = endedPeriods({ every: 'minute5', missed: 'each' }, 'UTC', first.at(-1)!.endsAt, now)

    expect(first.length).toBe(500)
    expect(first.length + rest.length).toBe(72 * 12)
  })
})

import { setTimeout as sleep } from 'node:timers/promises'
import { useDatabase } from '@croupier/dev/testing/database.ts'
import { FixedSettings } from '@croupier/dev/testing/fixed-settings.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Catalogue, cataloguePort } from '../modules/catalogue/index.ts'
import { transferWalletsPort } from '../modules/funds/index.ts'
import { merchantZonePort } from '../modules/reporting/index.ts'
import { settingChanged } from '../modules/settings/index.ts'
import { paymentProtocolsPort } from '../modules/wallet/index.ts'
import type { App } from '../platform/app.ts'
import { systemClock } from '../platform/clock.ts'
import { type Database, openDatabase, sql } from '../platform/database.ts'
import { jobFigures } from '../platform/jobs-runner.ts'
import { openLog } from '../platform/log.ts'
import { outboxLag } from '../platform/outbox-upkeep.ts'
import { writeEvents } from '../platform/outbox.ts'
import { Ports } from '../platform/port.ts'
import { settingsPort } from '../platform/settings.ts'
import { schedules } from './schedules.ts'
import { type BackgroundWork, startBackgroundWork } from './start.ts'

const database = useDatabase(20)
let running: BackgroundWork[] = []

/** A house that offers nothing yet. */
const nothingOffered: Catalogue = {
  vendorByCode: () => undefined,
  vendorById: () => undefined,
  gameByNode: () => undefined,
  gameByCode: () => undefined,
  secretOf: () => undefined,
  vendors: () => [],
  games: () => [],
  popularityOf: () => 0,
  refresh: async () => undefined,
}

function openApp(house: Database = database()): App {
  const ports = new Ports()
  ports.provide(settingsPort, new FixedSettings())
  ports.provide(cataloguePort, nothingOffered)
  ports.provide(transferWalletsPort, [])
  ports.provide(paymentProtocolsPort, [])
  ports.provide(merchantZonePort, { zone: () => 'UTC', currency: () => 'BDT' })
  return { database: house, log: openLog('silent'), clock: systemClock, ports }
}

async function startProcess(): Promise<void> {
  running.push(await startBackgroundWork(openApp(), database().pool.options.connectionString!))
}

async function until(claim: () => Promise<boolean>): Promise<void> {
  while (!(await claim())) await sleep(50)
}

afterEach(async () => {
  await Promise.all(running.map((work) => work.stop()))
  running = []
})

describe('the background work of two processes', () => {
  it('opens what every schedule owes once, and finishes all of it', async () => {
    await Promise.all([startProcess(), startProcess()])

    const opened = () =>
      database().many<{ schedule: string; times: number; periods: number }>(sql`
        select schedule, count(*)::int as times, count(distinct starts_at)::int as periods
        from platform.schedule_run
        group by schedule
        order by schedule`)
    await until(async () => (await opened()).length >= schedules.length)
    // What was opened becomes jobs where the outbox is read.
    await until(async () => (await outboxLag(database())).every(({ events }) => events === 0))
    await until(async () => (await database().many(sql`select from graphile_worker.jobs`)).length === 0)

    const runs = await opened()
    expect(runs.map(({ schedule }) => schedule)).toEqual(schedules.map((schedule) => schedule.name).sort())
    // A quarter of an hour may turn meanwhile and owe some of them another period; each is opened once.
    expect(runs.filter(({ times, periods }) => times !== periods)).toEqual([])
    expect(await jobFigures(database())).toEqual({ waiting: 0, failing: 0, abandoned: 0 })
  })

  it('tells open pages once of a setting that changed', async () => {
    await Promise.all([startProcess(), startProcess()])

    await database().transaction((tx) => writeEvents(tx, [settingChanged({ name: 'settings.brand' })]))
    await until(async () => (await told()).length > 0)
    await sleep(300)

    expect(await told()).toEqual([{ audience: 'everyone', payload: { names: ['settings.brand'] } }])
  })
})

it('background work that could not start leaves nothing behind that works on', async () => {
  const house = openDatabase({ url: database().pool.options.connectionString! })
  const app = openApp(house)
  const said = vi.spyOn(app.log, 'error')

  await expect(startBackgroundWork(app, 'postgres://nobody@127.0.0.1:1/none')).rejects.toThrow('ECONNREFUSED')
  await house.close()
  await sleep(500)

  expect(said).not.toHaveBeenCalled()
})

const told = () =>
  database().many(sql`
    select audience, payload
    from platform.live_message
    where type = 'settings-changed'`)

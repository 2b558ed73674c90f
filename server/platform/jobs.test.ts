import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabaseLink } from '@croupier/dev/testing/database-link.ts'
import { createDatabase, useDatabase } from '@croupier/dev/testing/database.ts'
import type { App } from './app.ts'
import { systemClock } from './clock.ts'
import { type Database, openDatabase, sql } from './database.ts'
import { enqueue, type Job, job, jobForwarder } from './jobs.ts'
import { jobFigures, type JobRunner, releaseDeadWorkers, startJobRunner } from './jobs-runner.ts'
import { openLog } from './log.ts'
import { drainOutbox } from './outbox-consumer.ts'
import { Ports } from './port.ts'

const database = useDatabase(20)
const app = (): App => {
  return { database: database(), log: openLog('silent'), clock: systemClock, ports: new Ports() }
}
const idle = job('test.idle', z.object({}), async () => {})
const greet = job('test.greet', z.object({ name: z.string() }), async (ctx, { name }) => {
  greeted.push(`${ctx.actor.kind} greets ${name}`)
})
let greeted: string[] = []
let runners: JobRunner[] = []

interface RunnerOptions {
  beatMilliseconds?: number
  /** Where the process keeps its house, and its workers look for jobs. */
  database?: Database
  url?: string
}

async function startRunner(options: RunnerOptions, ...jobs: Job[]): Promise<void> {
  const { database: house = database(), url = house.pool.options.connectionString!, ...others } = options
  runners.push(await startJobRunner({ ...app(), database: house }, { url, jobs, everyMinute: idle, ...others }))
}

async function until(claim: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await claim())) await sleep(20)
}

async function waiting(): Promise<string[]> {
  const rows = await database().many<{ name: string }>(sql`
    select task_identifier as name
    from graphile_worker.jobs
    order by id`)
  return rows.map((row) => row.name)
}

beforeEach(async () => {
  greeted = []
  await database().run(sql`delete from graphile_worker._private_jobs`)
  await database().run(sql`truncate platform.outbox`)
})

afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()))
  runners = []
})

describe('a job', () => {
  it('runs when the transaction that asked for it has committed', async () => {
    await startRunner({}, greet)

    await database().transaction((tx) => enqueue(tx, greet, { name: 'Anika' }))
    await drainOutbox(app(), [jobForwarder])
    await until(() => greeted.length > 0)

    expect(greeted).toEqual(['system greets Anika'])
  })

  it('does not exist where the transaction rolled back', async () => {
    const failing = database().transaction(async (tx) => {
      await enqueue(tx, greet, { name: 'Anika' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')

    await drainOutbox(app(), [jobForwarder])
    expect(await waiting()).toEqual([])
  })

  it('is asked for without a NOTIFY in the transaction that asks', async () => {
    const listener = await database().pool.connect()
    const heard: string[] = []
    listener.on('notification', ({ channel }) => heard.push(channel))
    await listener.query('listen "jobs:insert"')

    await database().transaction((tx) => enqueue(tx, greet, { name: 'Anika' }))
    await listener.query('select 1')
    expect(heard).toEqual([])

    await drainOutbox(app(), [jobForwarder])
    await until(async () => {
      await listener.query('select 1')
      return heard.length > 0
    })
    await listener.query('unlisten *')
    listener.release()
  })

  it('refuses a payload that breaks its schema where it is asked for', async () => {
    const wrong = { name: 7 } as unknown as { name: string }

    await expect(database().transaction((tx) => enqueue(tx, greet, wrong))).rejects.toThrow(/name/)
  })

  it('waits for its time, and under a key only the last request counts', async () => {
    await database().transaction(async (tx) => {
      await enqueue(tx, greet, { name: 'first' }, { key: 'greet', runAt: Date.now() + 3_600_000 })
      await enqueue(tx, greet, { name: 'second' }, { key: 'greet', runAt: Date.now() - 1000 })
      await enqueue(tx, greet, { name: 'later' }, { runAt: Date.now() + 3_600_000 })
    })
    await drainOutbox(app(), [jobForwarder])
    expect((await waiting()).length).toBe(2)

    await startRunner({}, greet)
    await until(() => greeted.length > 0)

    expect(greeted).toEqual(['system greets second'])
    // A job is gone once its worker has written that it is done, which is after it was done.
    await expect.poll(async () => (await waiting()).length).toBe(1)
  })

  it('runs once though two processes have workers', async () => {
    await startRunner({}, greet)
    await startRunner({}, greet)

    await database().transaction(async (tx) => {
      for (let number = 0; number < 30; number += 1) await enqueue(tx, greet, { name: `member ${number}` })
    })
    await drainOutbox(app(), [jobForwarder])
    await until(async () => (await waiting()).length === 0)

    expect(new Set(greeted).size).toBe(30)
    expect(greeted.length).toBe(30)
  })

  it('is finished before a stopping process goes', async () => {
    let begun = false
    let finished = false
    const slow = job('test.slow', z.object({}), async () => {
      begun = true
      await sleep(300)
      finished = true
    })
    await startRunner({}, slow)
    await database().transaction((tx) => enqueue(tx, slow, {}))
    await drainOutbox(app(), [jobForwarder])
    await until(() => begun)

    await runners.pop()!.stop()

    expect(finished).toBe(true)
  })

  it('is counted as failing after a throw and tried again later', async () => {
    let attempts = 0
    const failing = job('test.failing', z.object({}), async () => {
      attempts += 1
      throw new Error('not now')
    })
    await startRunner({}, failing)
    await database().transaction((tx) => enqueue(tx, failing, {}))
    await drainOutbox(app(), [jobForwarder])
    await until(async () => (await jobFigures(database())).failing === 1)

    expect(attempts).toBe(1)
  })

  it('is freed within minutes when the process that had it died', async () => {
    await database().transaction((tx) => enqueue(tx, greet, { name: 'Anika' }, { queue: 'one by one' }))
    await drainOutbox(app(), [jobForwarder])
    await database().run(sql`
      update graphile_worker._private_jobs
      set locked_by = 'pool-dead', locked_at = now() - interval '3 minutes', attempts = 1`)
    await database().run(sql`
      update graphile_worker._private_job_queues
      set locked_by = 'pool-dead', locked_at = now() - interval '3 minutes'`)

    expect(await releaseDeadWorkers(database())).toBe(1)
    expect(await releaseDeadWorkers(database())).toBe(0)
    await startRunner({}, greet)
    await until(() => greeted.length > 0)
  })

  it('runs after the database has dropped every connection of the workers', async () => {
    // A connection may go down with the job it has just got: then it is found again at the second beat.
    await startRunner({ beatMilliseconds: 100 }, greet)
    for (let time = 0; time < 2; time += 1) {
      // Waits until they are gone: one that dies a moment later could take a job along with it.
      await database().run(sql`
        select pg_terminate_backend(pid, 10000)
        from pg_stat_activity
        where application_name = 'croupier jobs'
          and datname = current_database()`)
    }

    await database().transaction((tx) => enqueue(tx, greet, { name: 'Anika' }))
    await drainOutbox(app(), [jobForwarder])
    await until(() => greeted.length > 0)
  })

  it('runs after the connection broke by which its workers first looked at the database', async () => {
    const holder = await database().pool.connect()
    await holder.query('begin')
    await holder.query('lock table graphile_worker._private_tasks in access exclusive mode')
    await startRunner({}, greet)
    await until(async () => {
      const dropped = await database().many(sql`
        select pg_terminate_backend(pid)
        from pg_stat_activity
        where application_name = 'croupier jobs'
          and datname = current_database()
          and query like '%_private_tasks%'
          and wait_event_type = 'Lock'`)
      return dropped.length > 0
    })
    await holder.query('rollback')
    holder.release()

    await database().transaction((tx) => enqueue(tx, greet, { name: 'Anika' }))
    await drainOutbox(app(), [jobForwarder])
    await until(() => greeted.length > 0)
  })

  it('runs after a machine that hangs has taken every connection of the workers, and never answered', async () => {
    const { connectionString } = database().pool.options
    const link = await openDatabaseLink(connectionString!)
    const impatient = openDatabase({ url: connectionString!, connectMilliseconds: 2000 })
    await startRunner({ database: impatient, url: link.url }, greet)

    link.swallow()
    // One for each worker, and one that listens for jobs: that is all they may open.
    await until(() => link.swallowed() >= 5)
    link.mend()
    await database().transaction((tx) => enqueue(tx, greet, { name: 'Anika' }))
    await drainOutbox(app(), [jobForwarder])
    await until(() => greeted.length > 0)

    await runners.pop()!.stop()
    await impatient.close()
    await link.close()
  })

  it('runs after the workers were connected to a server that takes no writes', async () => {
    const { url, drop } = await createDatabase()
    const moved = openDatabase({ url })
    const { pathname } = new URL(url)
    await moved.pool.query(`alter database ${pathname.slice(1)} set default_transaction_read_only = on`)
    await startRunner({ database: moved, url }, greet)
    await until(async () => {
      const refused = await moved.many(sql`
        select
        from pg_stat_activity
        where application_name = 'croupier jobs'
          and datname = current_database()
          and query like '%_private_tasks%'
          and state = 'idle'`)
      return refused.length > 0
    })

    await moved.pool.query(`begin read write; alter database ${pathname.slice(1)} reset all; commit`)
    const other = openDatabase({ url })
    await other.transaction((tx) => enqueue(tx, greet, { name: 'Anika' }))
    await drainOutbox({ ...app(), database: other }, [jobForwarder])
    await until(() => greeted.length > 0)

    await runners.pop()!.stop()
    await Promise.all([moved.close(), other.close()])
    await drop()
  })

  it('stays with a worker whose process is alive, however long it takes', async () => {
    await startRunner({}, greet)
    await until(async () => (await database().many(sql`select from platform.lease`)).length > 0)
    await database().transaction((tx) => enqueue(tx, greet, { name: 'Anika' }, { runAt: Date.now() + 3_600_000 }))
    await drainOutbox(app(), [jobForwarder])
    await database().run(sql`
      update graphile_worker._private_jobs
      set locked_at = now() - interval '3 hours',
          locked_by = (select substr(name, 8) from platform.lease where until > clock_timestamp() limit 1)`)

    expect(await releaseDeadWorkers(database())).toBe(0)
  })

  it('waits for no lease of a worker that has stopped, though it was just saying that it is alive', async () => {
    await startRunner({ beatMilliseconds: 200 }, greet)
    const held = () => database().many(sql`select from platform.lease where until > clock_timestamp()`)
    await until(async () => (await held()).length > 0)
    const holder = await database().pool.connect()
    await holder.query('begin')
    await holder.query('select from platform.lease for update')

    const stopped = runners.pop()!.stop()
    // Long enough to give the lease up, and for several beats behind that.
    await sleep(700)
    await holder.query('rollback')
    holder.release()
    await stopped

    expect(await held()).toEqual([])
  })

  it('runs after the connection broke by which a living worker had got it', async () => {
    await startRunner({ beatMilliseconds: 100 }, greet)
    await until(async () => (await database().many(sql`select from platform.lease`)).length > 0)
    await database().transaction((tx) => enqueue(tx, greet, { name: 'Anika' }, { runAt: Date.now() + 3_600_000 }))
    await drainOutbox(app(), [jobForwarder])
    await database().run(sql`
      update graphile_worker._private_jobs
      set run_at = now(),
          locked_at = now(),
          locked_by = (select substr(name, 8) from platform.lease where until > clock_timestamp() limit 1)`)

    await until(() => greeted.length > 0)
  })

  it('is done once where the word of its worker is lost that it is done', async () => {
    let runs = 0
    const counted = job('test.counted', z.object({}), async () => {
      runs += 1
    })
    await database().pool.query(`
      create function public.lose() returns trigger language plpgsql as $$
      begin
        return case when current_setting('application_name') <> 'croupier jobs' then old end;
      end $$;
      create trigger lose before delete on graphile_worker._private_jobs for each row execute function public.lose()`)
    try {
      await startRunner({ beatMilliseconds: 100 }, counted)
      await database().transaction((tx) => enqueue(tx, counted, {}))
      await drainOutbox(app(), [jobForwarder])
      await until(async () => runs > 0 && (await waiting()).length === 0)
    } finally {
      await database().pool.query('drop function public.lose cascade')
    }

    expect(runs).toBe(1)
  })

  it('is left with the worker that runs it, through many beats', async () => {
    let runs = 0
    const linger = job('test.linger', z.object({}), async () => {
      runs += 1
      await sleep(1000)
    })
    await startRunner({ beatMilliseconds: 100 }, linger)
    await database().transaction((tx) => enqueue(tx, linger, {}))
    await drainOutbox(app(), [jobForwarder])

    await until(async () => runs > 0 && (await waiting()).length === 0)
    expect(runs).toBe(1)
  })
})

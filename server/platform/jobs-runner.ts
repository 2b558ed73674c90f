import { EventEmitter } from 'node:events'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { parseCronItems, run, type WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import * as z from 'zod/mini'
import type { App } from './app.ts'
import { type Queryable, sql } from './database.ts'
import { ownScope } from './invoke.ts'
import type { Job } from './jobs.ts'
import { workerLog } from './jobs-log.ts'
import { releaseLease, takeLease } from './lease.ts'

const ALIVE_SECONDS = 45
const BEAT_MILLISECONDS = (ALIVE_SECONDS * 1000) / 3
const RESTART_MILLISECONDS = 1000
const CLOSE_MILLISECONDS = 5000

export interface JobRunner {
  /** Takes no further jobs and waits for those under way. */
  stop(): Promise<void>
}

export interface JobRunnerOptions {
  /** The database's address: workers keep two connections of their own. */
  url: string
  jobs: readonly Job[]
  /** Added once a minute, by one of all processes. */
  everyMinute: Job<Record<string, never>>
  /** Jobs this process runs at once. */
  concurrency?: number
  /** How often the workers renew their lease and look for lost jobs; tests shorten it. */
  beatMilliseconds?: number
}

/** Starts this process's workers. Any number of processes share the jobs; each job runs in one. */
export async function startJobRunner(app: App, options: JobRunnerOptions): Promise<JobRunner> {
  const jobs = [...options.jobs, options.everyMinute]
  const names = jobs.map((job) => job.name)
  if (new Set(names).size !== names.length) throw new Error(`two jobs share a name: ${names.join(', ')}`)

  const concurrency = options.concurrency ?? 4
  /** The ids of the jobs this process runs at this moment. */
  const running = new Set<string>()
  /** The ids of jobs that were done here, until they are known to be deleted. */
  const done = new Set<string>()
  let unclaimed: ReadonlySet<string> = new Set()

  /**
   * Whether a worker has locked a job that it does not run, now and at the beat before: a broken connection lost the
   * answer that gave it the job, or the acknowledgement of its end.
   */
  async function hasLostJobs(worker: string): Promise<boolean> {
    const doneBefore = [...done]
    const held = await app.database.many<{ id: string }>(sql`
      select id::text as id
      from graphile_worker.jobs
      where locked_by = ${worker}`)
    const ids = new Set(held.map(({ id }) => id))
    for (const id of doneBefore) if (!ids.has(id)) done.delete(id)
    const before = unclaimed
    unclaimed = new Set([...ids].filter((id) => !running.has(id)))
    return [...unclaimed].some((id) => before.has(id))
  }

  /** Ends the workers when their jobs have ended; the supervisor starts others. */
  async function replace(why: string): Promise<void> {
    app.log.warn({ worker }, why)
    // Rejects where the workers have just stopped by themselves.
    await runner.stop().catch(() => {})
  }

  let alive = Promise.resolve()
  async function renew(worker: string): Promise<void> {
    try {
      await takeLease(app.database, `worker:${worker}`, worker, ALIVE_SECONDS)
      if (!(await hasLostJobs(worker))) return
      await replace('job workers hold jobs they no longer run, restarting')
    } catch (error) {
      app.log.error({ err: error }, 'job worker lease renewal failed')
    }
  }
  /**
   * Releases the jobs of a stopped worker, so that they run elsewhere at once, and completes jobs whose acknowledgement
   * was lost with its connection. False where it must be tried again.
   */
  async function release(worker: string): Promise<boolean> {
    try {
      await app.database.transaction(async (tx) => {
        await releaseLease(tx, `worker:${worker}`, worker)
        await unlockWorkers(tx, [worker])
        await tx.many(sql`select graphile_worker.complete_jobs(${[...done]}::bigint[])`)
      })
      done.clear()
      return true
    } catch (error) {
      app.log.error({ err: error }, 'releasing jobs of a stopped worker failed, retrying')
      return false
    }
  }
  const beat = (worker: string) => {
    const earlier = alive
    alive = renew(worker).then(() => earlier)
  }
  let worker: string | undefined
  const events = new EventEmitter() as WorkerEvents
  events.on('pool:create', ({ workerPool }) => {
    worker = workerPool.id
    beat(worker)
  })

  // Workers read the names of their tasks once: where the database goes away in that moment they keep its error, and
  // give it to each later question for a job. One round of failures is an interruption; what goes on is not.
  let failures = 0
  const heard = () => {
    failures = 0
  }
  events.on('worker:getJob:empty', heard)
  events.on('job:start', heard)
  events.on('worker:getJob:error', () => {
    failures += 1
    if (failures <= concurrency) return
    failures = 0
    void replace('the job workers ask for jobs in vain, and make room for others')
  })

  // A pool of ours, not the workers' own: they leave theirs closing without a listener, and a database that stops at that
  // moment would end the process. Not the app's either, whose values they would not understand. Others begin with another
  // one: what those before them could not go on with may be its connections.
  function openPool(): pg.Pool {
    const { connectionTimeoutMillis, keepAlive, keepAliveInitialDelayMillis } = app.database.pool.options
    const pool = new pg.Pool({
      connectionString: options.url,
      max: concurrency + 1,
      application_name: 'croupier jobs',
      connectionTimeoutMillis,
      keepAlive,
      keepAliveInitialDelayMillis,
    })
    pool.on('error', () => {})
    pool.on('connect', (client) => client.on('error', () => {}))
    return pool
  }

  let pool: pg.Pool
  /**
   * Waits for what ended workers still have under way: they ask that a job be struck off and do not look for the answer. A
   * connection of which nothing more is heard is waited for a while only, for others are needed.
   */
  async function closePool(): Promise<void> {
    await nextTurn()
    await Promise.race([pool.end(), sleep(CLOSE_MILLISECONDS, undefined, { ref: false })])
  }

  const begin = () => {
    pool = openPool()
    return run({
      pgPool: pool,
      concurrency,
      pollInterval: 2000,
      noHandleSignals: true,
      logger: workerLog(app.log),
      events,
      taskList: Object.fromEntries(
        jobs.map((job) => [
          job.name,
          async (payload: unknown, { job: row }: { job: { id: string } }) => {
            const call = {
              requestId: `job-${row.id}`,
              actor: { kind: 'system', name: job.name },
              language: 'en',
            } as const
            running.add(row.id)
            try {
              await job.run(ownScope(app, call), z.parse(job.payload, payload))
              done.add(row.id)
            } finally {
              running.delete(row.id)
            }
          },
        ]),
      ),
      parsedCronItems: parseCronItems([
        { task: options.everyMinute.name, match: '* * * * *', identifier: 'every-minute' },
      ]),
    })
  }
  let runner = await begin().catch(async (error: unknown) => {
    await closePool()
    throw error
  })
  const stopping = new AbortController()
  /** False where it must be tried again. */
  async function restart(): Promise<boolean> {
    app.log.warn('job workers stopped unexpectedly, restarting')
    try {
      runner = await begin()
      if (stopping.signal.aborted) await runner.stop()
      return true
    } catch (error) {
      app.log.error({ err: error }, 'starting job workers failed, retrying')
      await closePool()
      return false
    }
  }

  async function supervise(): Promise<void> {
    for (;;) {
      await runner.promise.catch((error: unknown) => app.log.error({ err: error }, 'job workers failed'))
      await closePool()
      // A renewal that is still under way would take the lease again after its release.
      const ended = worker
      worker = undefined
      await alive
      let isReleased = !ended || (await release(ended))
      let isRestarted = false
      while (!isRestarted) {
        await sleep(RESTART_MILLISECONDS, undefined, { signal: stopping.signal }).catch(() => {})
        if (stopping.signal.aborted) return
        isReleased ||= !ended || (await release(ended))
        isRestarted = isReleased && (await restart())
      }
    }
  }
  const supervised = supervise()
  const beating = setInterval(() => worker && beat(worker), options.beatMilliseconds ?? BEAT_MILLISECONDS)

  return {
    async stop() {
      stopping.abort()
      // Rejects where the workers have just stopped by themselves.
      await runner.stop().catch(() => {})
      await supervised
      clearInterval(beating)
    },
  }
}

async function unlockWorkers(db: Queryable, workers: readonly string[]): Promise<void> {
  await db.many(sql`select graphile_worker.force_unlock_workers(${workers}::text[])`)
}

/**
 * Frees the jobs of processes that died, within a minute or two rather than the four hours the workers' tables grant.
 * @returns how many dead workers were found
 */
export async function releaseDeadWorkers(db: Queryable): Promise<number> {
  const dead = await db.many<{ worker: string }>(sql`
    select distinct locked_by as worker
    from graphile_worker.jobs
    where locked_at < now() - make_interval(secs => ${ALIVE_SECONDS})
      and not exists (
        select from platform.lease
        where lease.name = 'worker:' || jobs.locked_by
          and lease.until > clock_timestamp())`)
  if (dead.length > 0) {
    await unlockWorkers(
      db,
      dead.map(({ worker }) => worker),
    )
  }
  await db.run(sql`
    delete from platform.lease
    where name like 'worker:%'
      and until < clock_timestamp() - interval '1 day'`)
  return dead.length
}

export interface JobFigures {
  /** Due and not yet begun. */
  waiting: number
  /** Failed at least once and to be tried again. */
  failing: number
  /** Given up after all attempts: they wait for an operator. */
  abandoned: number
}

/** A gauge for /metrics. */
export async function jobFigures(db: Queryable): Promise<JobFigures> {
  return db.one<JobFigures>(sql`
    select count(*) filter (where run_at <= now() and locked_at is null and attempts = 0)::int as waiting,
           count(*) filter (where attempts > 0 and attempts < max_attempts and locked_at is null)::int as failing,
           count(*) filter (where attempts >= max_attempts and locked_at is null)::int as abandoned
    from graphile_worker.jobs`)
}

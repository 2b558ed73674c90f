import { runMigrations } from 'graphile-worker'
import * as z from 'zod/mini'
import type { OwnScope } from './context.ts'
import { sql, type Tx } from './database.ts'
import { eventType } from './event.ts'
import { silentWorkerLog } from './jobs-log.ts'
import { writeEvents } from './outbox.ts'
import { consume } from './outbox-consumer.ts'

/**
 * Work done later, or outside the transaction that caused it. A job runs at least once: one that was interrupted runs
 * again, so it looks at the state it finds rather than trusting that it comes first.
 */
// biome-ignore lint: a list of jobs is heterogeneous; each types its own payload.
export interface Job<Payload = any> {
  /** `<module>.<what it does>` */
  readonly name: string
  readonly payload: z.ZodMiniType<Payload>
  /** A throw tries again, later each time (some 3 days in all), then leaves the job for an operator. */
  run(scope: OwnScope, payload: Payload): Promise<void>
}

/** `export const assumeReceived = job('wallet.assumeReceived', z.object({ withdrawalId: z.string() }), async (ctx, payload) => …)` */
export function job<Payload>(name: string, payload: z.ZodMiniType<Payload>, run: Job<Payload>['run']): Job<Payload> {
  return { name, payload, run }
}

export interface JobOptions {
  /** Not before this, epoch milliseconds. */
  runAt?: number
  /** A job waiting under the same key is replaced. */
  key?: string
  /** Jobs of one queue run one after another. */
  queue?: string
}

interface JobRequest extends JobOptions {
  name: string
  payload: unknown
}

export const jobRequested = eventType<JobRequest>('platform.jobRequested')

/**
 * Asks for a job in the transaction of the fact that causes it: no fact without its job, no job without its fact. The
 * request travels through the outbox, because adding a job notifies the workers, and a NOTIFY inside a transaction makes
 * every commit of the cluster queue behind one lock.
 */
export async function enqueue<Payload>(
  tx: Tx,
  asked: Job<Payload>,
  payload: Payload,
  options: JobOptions = {},
): Promise<void> {
  await enqueueAll(tx, asked, [{ ...options, payload }])
}

/** The same for many of one kind, in one statement. */
export async function enqueueAll<Payload>(
  tx: Tx,
  asked: Job<Payload>,
  wanted: readonly (JobOptions & { payload: Payload })[],
): Promise<void> {
  const requests = wanted.map(({ payload, ...options }) =>
    jobRequested({ ...options, name: asked.name, payload: z.parse(asked.payload, payload) }),
  )
  await writeEvents(tx, requests)
}

/** Hands requested jobs to the workers, in commit order, each exactly once. */
export const jobForwarder = consume({
  name: 'platform.jobs',
  events: [jobRequested],
  async fold({ tx }, occurrences) {
    const requests = occurrences.map(({ payload }) => payload)
    await tx.many(sql`
      select job.id
      from jsonb_to_recordset(${JSON.stringify(requests)}::jsonb)
             as request(name text, payload json, "runAt" bigint, key text, queue text),
           graphile_worker.add_job(
             identifier := request.name,
             payload := request.payload,
             queue_name := request.queue,
             run_at := to_timestamp(request."runAt" / 1000.0),
             job_key := request.key) job`)
  },
})

/** Brings the workers' own tables to this version; part of migration, so that any process may ask for a job. */
export async function migrateJobs(url: string): Promise<void> {
  await runMigrations({ connectionString: url, logger: silentWorkerLog })
}

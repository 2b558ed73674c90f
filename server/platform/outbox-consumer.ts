import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from './app.ts'
import type { WriteScope } from './context.ts'
import { empty, type Queryable, type Sql, sql } from './database.ts'
import type { Event } from './event.ts'
import { ownScope } from './invoke.ts'

/** An event as its consumers see it. */
export interface Occurrence<Payload = unknown> extends Event<Payload> {
  /** When its transaction began, epoch milliseconds. */
  readonly at: number
}

// biome-ignore lint: a list of consumers is heterogeneous; each types its own payloads.
export interface Consumer<Payload = any> {
  /** `<module>.<what it keeps>`; its cursor is kept under this name forever. */
  readonly name: string
  /** Of several types, where they must be folded in their order: each consumer reads at its own pace. */
  readonly events: readonly { readonly type: string; (payload: never): Event<Payload> }[]
  /**
   * Those who write what this one reads: it never reads further than they have. Without it the state that belongs to an
   * event would be there or not, as it happens, and what is counted by it would stay wrong.
   */
  readonly after?: readonly Consumer[]
  /** Most rows of the outbox one fold looks at. */
  readonly batch: number
  /** What is not urgent gathers this long after it has caught up: fewer folds of more events. */
  readonly restMilliseconds?: number
  /**
   * Folds events, in commit order, into whatever the consumer keeps. The cursor moves in the same transaction, so each
   * event counts exactly once, whatever crashes. No effects outside the transaction: it may run again.
   */
  fold?(scope: WriteScope, occurrences: readonly Occurrence<Payload>[]): Promise<void>
  /**
   * Instead of `fold`, for what PostgreSQL can sum by itself, so that thousands of events never come to this process:
   * `events` is a subquery with `type` and `payload`, in commit order by `place`.
   */
  foldEvents?(scope: WriteScope, events: Sql): Promise<void>
}

/** Declares a consumer; `server/jobs/reactions.ts` lists all there are. */
export function consume<Payload>(
  consumer: Omit<Consumer<Payload>, 'batch'> & { readonly batch?: number },
): Consumer<Payload> {
  return { batch: 2000, ...consumer }
}

interface Position {
  xid: string
  id: bigint
}

interface OutboxRow {
  type: string
  payload: unknown
  at: number
}

/**
 * Rows below the oldest transaction still running, in an order that no later commit can disturb: a long transaction
 * holds the readers back, it is never skipped.
 */
export const settled = sql`xid < pg_snapshot_xmin(pg_current_snapshot())`

function scopeOf(app: App, consumer: Consumer) {
  const name = `consumer ${consumer.name}`
  return ownScope(app, { requestId: name, actor: { kind: 'system', name }, language: 'en' })
}

/** How far all of these have read; one without a cursor has read nothing. */
async function slowestOf(db: Queryable, consumers: readonly Consumer[]): Promise<Position> {
  return db.one<Position>(sql`
    select coalesce(c.xid, '0')::text as xid, coalesce(c.id, 0) as id
    from unnest(${consumers.map(({ name }) => name)}::text[]) name
    left join platform.outbox_cursor c on c.consumer = name
    order by c.xid nulls first, c.id
    limit 1`)
}

/** `more`: the batch was full. `elsewhere`: another process is folding for this consumer right now. */
export type Reading = 'caught-up' | 'more' | 'elsewhere'

/** Folds one batch for one consumer, in one transaction. */
export async function readOnce(app: App, consumer: Consumer): Promise<Reading> {
  return scopeOf(app, consumer).transaction(async (scope) => {
    const { tx } = scope
    const cursor = await tx.maybe<Position>(sql`
      select xid::text, id
      from platform.outbox_cursor
      where consumer = ${consumer.name}
      for update skip locked`)
    if (!cursor) return 'elsewhere'

    const furthest = consumer.after && (await slowestOf(tx, consumer.after))
    const last = await tx.maybe<Position & { rows: number }>(sql`
      select xid::text, id, row_number::int as rows
      from (
        select xid, id, row_number() over (order by xid, id)
        from platform.outbox
        where (xid, id) > (${cursor.xid}::xid8, ${cursor.id}::bigint)
          and ${settled}
          ${furthest ? sql`and (xid, id) <= (${furthest.xid}::xid8, ${furthest.id}::bigint)` : empty}
        order by xid, id
        limit ${consumer.batch}
      ) slice
      order by row_number desc
      limit 1`)
    if (!last) return 'caught-up'

    const unread = sql`
      from platform.outbox
      where (xid, id) > (${cursor.xid}::xid8, ${cursor.id}::bigint)
        and (xid, id) <= (${last.xid}::xid8, ${last.id}::bigint)
        and type = any(${consumer.events.map((event) => event.type)}::text[])`
    if (consumer.foldEvents) {
      await consumer.foldEvents(scope, sql`(select type, payload, row(xid, id) as place ${unread})`)
    } else {
      const occurrences = await tx.many<OutboxRow>(sql`select type, payload, at ${unread} order by xid, id`)
      if (occurrences.length > 0) await consumer.fold?.(scope, occurrences)
    }

    await tx.run(sql`
      update platform.outbox_cursor
      set xid = ${last.xid}::xid8, id = ${last.id}, moved_at = now()
      where consumer = ${consumer.name}`)
    return last.rows === consumer.batch ? 'more' : 'caught-up'
  })
}

/** Gives each consumer its cursor. A new one begins with the oldest event that is still kept. */
export async function registerConsumers(db: Queryable, consumers: readonly Consumer[]): Promise<void> {
  const names = consumers.map((consumer) => consumer.name)
  if (new Set(names).size !== names.length) throw new Error(`two consumers share a name: ${names.join(', ')}`)
  await db.run(sql`
    insert into platform.outbox_cursor (consumer)
    select name
    from unnest(${names}::text[]) name
    on conflict do nothing`)
}

/** Whether a consumer has folded every event of its types that was written before a moment, epoch milliseconds. */
export async function hasReadUpTo(db: Queryable, consumer: Consumer, before: number): Promise<boolean> {
  const { isBehind } = await db.one<{ isBehind: boolean }>(sql`
    select exists (
      select
      from platform.outbox o
      join platform.outbox_cursor c on c.consumer = ${consumer.name}
      where (o.xid, o.id) > (c.xid, c.id)
        and o.type = any(${consumer.events.map((event) => event.type)}::text[])
        and o.at < ${new Date(before)}
    ) as "isBehind"`)
  return !isBehind
}

const DRAIN_MILLISECONDS = 100_000

/**
 * Folds everything that is committed by now, and what that announces: for tests, the demo world and commands, where no
 * reader runs. Waits for transactions still running, of any database of the cluster, since they hold the order up.
 */
export async function drainOutbox(app: App, consumers: readonly Consumer[]): Promise<void> {
  await registerConsumers(app.database, consumers)
  const deadline = performance.now() + DRAIN_MILLISECONDS
  while (await isAnyBehind(app.database, consumers)) {
    for (const consumer of consumers) {
      while ((await readOnce(app, consumer)) === 'more');
    }
    if (performance.now() > deadline) throw new Error('a long transaction or another reader holds the outbox up')
    await sleep(5)
  }
}

async function isAnyBehind(db: Queryable, consumers: readonly Consumer[]): Promise<boolean> {
  const { behind } = await db.one<{ behind: boolean }>(sql`
    select exists (
      select
      from platform.outbox_cursor c
      join platform.outbox o on (o.xid, o.id) > (c.xid, c.id)
      where c.consumer = any(${consumers.map((consumer) => consumer.name)}::text[])) as behind`)
  return behind
}

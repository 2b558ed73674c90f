import { type Database, type Queryable, sql, type Tx } from './database.ts'
import type { Consumer } from './outbox-consumer.ts'

export interface Lag {
  consumer: string
  /** Events written and not yet folded; counting stops at 100,000. */
  events: number
  /** Age of the oldest of them. */
  seconds: number
}

/** How far each consumer is behind: a gauge for /metrics and /readyz. */
export async function outboxLag(db: Queryable): Promise<Lag[]> {
  return db.many<Lag>(sql`
    select c.consumer,
           (select count(*)::int
            from (select from platform.outbox o
                  where (o.xid, o.id) > (c.xid, c.id)
                  limit 100000) waiting) as events,
           coalesce((select extract(epoch from clock_timestamp() - o.at)
                     from platform.outbox o
                     where (o.xid, o.id) > (c.xid, c.id)
                     order by o.xid, o.id
                     limit 1), 0)::float8 as seconds
    from platform.outbox_cursor c
    order by c.consumer`)
}

const PRUNED_AT_ONCE = 20_000

/**
 * Deletes what every consumer has passed, and cursors of consumers that no longer exist. Called by a schedule.
 * @returns how many events were deleted
 */
export async function pruneOutbox(tx: Tx, consumers: readonly Consumer[]): Promise<number> {
  const names = consumers.map((consumer) => consumer.name)
  // A cursor that is gone would let unread events go: then nothing is pruned until it is registered again.
  const known = await tx.many<{ xid: string; id: bigint }>(sql`
    select xid::text, id
    from platform.outbox_cursor
    where consumer = any(${names}::text[])
    order by outbox_cursor.xid, outbox_cursor.id`)
  const slowest = known[0]
  if (!slowest || known.length < names.length) return 0
  // A consumer of an older version that still runs beside us is rather kept a week too long than lost.
  await tx.run(sql`
    delete from platform.outbox_cursor
    where consumer <> all(${names}::text[])
      and moved_at < now() - interval '7 days'`)
  return tx.run(sql`
    delete from platform.outbox
    where (xid, id) in (
      select xid, id
      from platform.outbox
      where (xid, id) <= (${slowest.xid}::xid8, ${slowest.id}::bigint)
      order by xid, id
      limit ${PRUNED_AT_ONCE})`)
}

/**
 * After a dump was restored into another cluster its transaction numbers start again, while rows and cursors carry the
 * old ones. Renumbers them below every new transaction, keeping their order and what each consumer has read. Must run
 * before anything is written, so migration calls it.
 */
export async function alignOutbox(database: Pick<Database, 'transaction'>): Promise<void> {
  await database.transaction(async (tx) => {
    const { aligned } = await tx.one<{ aligned: boolean }>(sql`
      select exists (
        select from platform.cluster
        where system_identifier = (select system_identifier from pg_control_system())) as aligned`)
    if (aligned) return
    await tx.run(sql`lock table platform.outbox, platform.outbox_cursor in access exclusive mode`)
    await tx.run(sql`
      update platform.outbox_cursor c
      set xid = '0',
          id = (select count(*) from platform.outbox o where (o.xid, o.id) <= (c.xid, c.id))`)
    await tx.run(sql`
      with renumbered as (
        delete from platform.outbox
        returning *
      )
      insert into platform.outbox (xid, id, type, payload, at)
      overriding system value
      select '0', row_number() over (order by xid, id), type, payload, at
      from renumbered`)
    await tx.run(sql`
      insert into platform.cluster (system_identifier)
      select system_identifier
      from pg_control_system()
      on conflict (is_only) do update
      set system_identifier = excluded.system_identifier`)
  })
}

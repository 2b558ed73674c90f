import type { Event } from './event.ts'
import { type Sql, sql, type Tx } from './database.ts'

/** Writes events in the order they were announced, in the transaction that made them true. */
export async function writeEvents(tx: Tx, events: readonly Event[]): Promise<void> {
  if (events.length === 0) return
  await tx.run(sql`
    insert into platform.outbox (type, payload)
    select t.type, t.payload
    from unnest(${events.map((event) => event.type)}::text[],
                ${events.map((event) => JSON.stringify(event.payload))}::jsonb[]) with ordinality t(type, payload, position)
    order by t.position`)
}

/**
 * Among the columns of a statement that is a transaction of its own: announces an event for the row. `known`: what only the
 * statement knows of it, as jsonb.
 */
export function announced(event: Event, known: Sql): Sql {
  return sql`platform.announce(array[${event.type}::text], array[${JSON.stringify(event.payload)}::jsonb || ${known}])`
}

import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, sql } from '../../platform/database.ts'
import type { Logger } from '../../platform/log.ts'

/** One message for the sockets of an audience, ready to send. */
export interface Delivery {
  readonly audience: string
  /** The one session of the audience that is not told. */
  readonly exceptSessionId: bigint | null
  readonly type: string
  /** The frame as JSON, written once for all its sockets. */
  readonly text: string
}

interface Row {
  xid: string
  id: bigint
  audience: string
  exceptSessionId: bigint | null
  type: string
  payload: unknown
  at: number
}

const TICK_MILLISECONDS = 50
const READ_AT_ONCE = 1000

export interface StreamOptions {
  /** The audiences of the sockets this process holds; empty where it holds none, and nothing is asked of the database. */
  audiences(): string[]
  deliver(deliveries: readonly Delivery[]): Promise<void>
}

export interface Stream {
  /**
   * Before a socket opens: from now on nothing is missed. A client may then read its state as soon as the socket is
   * open, sure that what changes later will be told.
   */
  hold(): Promise<void>
  stop(): Promise<void>
}

/** How long the place in the stream is kept for a socket that is about to open. */
const HELD_MILLISECONDS = 30_000

/**
 * Follows platform.live_message: one look at its end every 50 ms, and a read of what this process's sockets need only
 * when it moved. In commit order, so nothing is skipped; no NOTIFY, since that makes every commit wait.
 */
export function followStream(database: Database, log: Logger, options: StreamOptions): Stream {
  const stopping = new AbortController()
  let seen: { xid: string; id: bigint } | undefined
  let heldUntil = 0

  async function head(): Promise<{ xid: string; id: bigint }> {
    const row = await database.maybe<{ xid: string; id: bigint }>(sql`
      select xid::text, id
      from platform.live_message
      where xid < pg_snapshot_xmin(pg_current_snapshot())
      order by live_message.xid desc, live_message.id desc
      limit 1`)
    return row ?? { xid: '0', id: 0n }
  }

  async function tick(): Promise<void> {
    if (options.audiences().length === 0) {
      if (performance.now() > heldUntil) seen = undefined
      return
    }
    const end = await head()
    seen ??= end
    while (BigInt(end.xid) > BigInt(seen.xid) || (end.xid === seen.xid && end.id > seen.id)) {
      // Named after the end was read: a socket that opens later learns of everything before it from its own reads.
      const audiences = options.audiences()
      const rows: Row[] = await database.many<Row>(sql`
        select xid::text, id, audience, except_session_id as "exceptSessionId", type, payload, at
        from platform.live_message
        where (xid, id) > (${seen.xid}::xid8, ${seen.id}::bigint)
          and (xid, id) <= (${end.xid}::xid8, ${end.id}::bigint)
          and audience = any(${audiences}::text[])
        order by live_message.xid, live_message.id
        limit ${READ_AT_ONCE}`)
      const last = rows.at(-1)
      seen = rows.length === READ_AT_ONCE && last ? { xid: last.xid, id: last.id } : end
      await options.deliver(
        rows.map(({ audience, exceptSessionId, type, payload, at, id }) => {
          return { audience, exceptSessionId, type, text: JSON.stringify({ type, seq: Number(id), at, payload }) }
        }),
      )
    }
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await tick()
      } catch (error) {
        log.error({ err: error }, 'live stream read failed')
        await sleep(1000, undefined, { signal: stopping.signal }).catch(() => {})
      }
      await sleep(TICK_MILLISECONDS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const ended = loop()
  return {
    async hold() {
      heldUntil = performance.now() + HELD_MILLISECONDS
      if (!seen || options.audiences().length === 0) seen = await head()
    },
    stop: () => {
      stopping.abort()
      return ended
    },
  }
}

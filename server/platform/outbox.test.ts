import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useDatabase } from '@croupier/dev/testing/database.ts'
import type { App } from './app.ts'
import { systemClock } from './clock.ts'
import { type Database, openDatabase, sql, type Tx } from './database.ts'
import { eventType } from './event.ts'
import { openLog } from './log.ts'
import { writeEvents } from './outbox.ts'
import { type Consumer, consume, drainOutbox, readOnce, registerConsumers } from './outbox-consumer.ts'
import { type OutboxReader, startOutboxReader } from './outbox-reader.ts'
import { alignOutbox, outboxLag, pruneOutbox } from './outbox-upkeep.ts'
import { Ports } from './port.ts'

const counted = eventType<{ number: number }>('test.counted')
const unheard = eventType<{ number: number }>('test.unheard')

const database = useDatabase(20)

const appOn = (db: Database): App => {
  return { database: db, log: openLog('silent'), clock: systemClock, ports: new Ports() }
}

/** Keeps every number it is given, in order, in a table: what a consumer does in its transaction. */
function keeper(name: string, batch = 100, before: () => Promise<void> = async () => {}): Consumer {
  return consume({
    name,
    events: [counted],
    batch,
    async fold({ tx }, occurrences) {
      for (const { payload } of occurrences) {
        await tx.run(sql`insert into kept (consumer, number) values (${name}, ${payload.number})`)
      }
      await before()
    },
  })
}

async function keptBy(name: string): Promise<number[]> {
  const rows = await database().many<{ number: number }>(sql`
    select number
    from kept
    where consumer = ${name}
    order by position`)
  return rows.map((row) => row.number)
}

const write =
  (...numbers: number[]) =>
  (tx: Tx) =>
    writeEvents(
      tx,
      numbers.map((number) => counted({ number })),
    )

/** A transaction that writes now and commits when told. */
async function openTransaction(...numbers: number[]) {
  const client = await database().pool.connect()
  await client.query('begin')
  for (const number of numbers) {
    await client.query('insert into platform.outbox (type, payload) values ($1, $2)', [counted.type, { number }])
  }
  const end = (how: 'commit' | 'rollback') => client.query(how).then(() => client.release())
  return { end }
}

let readers: OutboxReader[] = []

beforeEach(async () => {
  await database().run(sql`
    create table if not exists kept (
      position bigint generated always as identity,
      consumer text,
      number int)`)
  await database().run(sql`truncate kept, platform.outbox, platform.outbox_cursor`)
})

afterEach(async () => {
  await Promise.all(readers.map((reader) => reader.stop()))
  readers = []
})

/** Waits for a claim to come true; the test's own time limit ends a wait in vain. */
async function until(claim: () => Promise<boolean>): Promise<void> {
  while (!(await claim())) await sleep(20)
}

/** Waits out the transactions of other test files: they share the cluster, and its transaction numbers. */
async function settle(): Promise<void> {
  await until(async () => {
    const waiting = await database().many(sql`
      select
      from platform.outbox
      where xid >= pg_snapshot_xmin(pg_current_snapshot())`)
    return waiting.length === 0
  })
}

describe('the outbox', () => {
  it('folds what was written in one transaction, in its order, and skips other types', async () => {
    const consumer = keeper('a')
    await database().transaction(async (tx) => {
      await writeEvents(tx, [counted({ number: 1 }), unheard({ number: 2 }), counted({ number: 3 })])
    })

    await drainOutbox(appOn(database()), [consumer])

    expect(await keptBy('a')).toEqual([1, 3])
  })

  it('never skips a transaction that wrote early and committed late', async () => {
    const app = appOn(database())
    const consumer = keeper('a')
    await registerConsumers(database(), [consumer])
    const slow = await openTransaction(1)
    await database().transaction(write(2))

    await readOnce(app, consumer)
    expect(await keptBy('a')).toEqual([])

    await slow.end('commit')
    await database().transaction(write(3))
    await drainOutbox(app, [consumer])

    expect(await keptBy('a')).toEqual([1, 2, 3])
  })

  it('reads on after a long transaction was rolled back', async () => {
    const app = appOn(database())
    const consumer = keeper('a')
    const slow = await openTransaction(1)
    await database().transaction(write(2))
    await slow.end('rollback')

    await drainOutbox(app, [consumer])

    expect(await keptBy('a')).toEqual([2])
  })

  it('counts every event once while many interleaved transactions write and two processes read', async () => {
    const other = openDatabase({ url: database().pool.options.connectionString!, connections: 6 })
    const consumers = [keeper('a', 7), keeper('b', 50)]
    for (const db of [database(), other]) readers.push(await startOutboxReader(appOn(db), consumers))

    const writer = async (first: number) => {
      for (let number = first; number < first + 30; number += 1) {
        const open = await openTransaction(number)
        await sleep(Math.random() * 15)
        await open.end(number % 10 === 9 ? 'rollback' : 'commit')
      }
    }
    await Promise.all([0, 100, 200, 300].map(writer))
    const expected = [0, 100, 200, 300].flatMap((first) =>
      Array.from({ length: 30 }, (_, index) => first + index).filter((number) => number % 10 !== 9),
    )
    await until(async () => (await outboxLag(database())).every((lag) => lag.events === 0))
    await Promise.all(readers.map((reader) => reader.stop()))
    readers = []
    await other.close()

    for (const name of ['a', 'b']) {
      expect((await keptBy(name)).sort((x, y) => x - y)).toEqual(expected)
    }
  })

  it('repeats nothing when the connection dies between fold and commit', async () => {
    const app = appOn(database())
    let crashes = 1
    const consumer = keeper('a', 100, async () => {
      if (crashes-- <= 0) return
      await database().run(sql`
        select pg_terminate_backend(pid)
        from pg_stat_activity
        where pid <> pg_backend_pid()
          and datname = current_database()
          and state = 'idle in transaction'`)
    })
    await registerConsumers(database(), [consumer])
    await database().transaction(write(1, 2, 3))
    await settle()

    // Who was just writing is told by the socket, not by PostgreSQL.
    await expect(readOnce(app, consumer)).rejects.toThrow(/terminat|connection|EPIPE|ECONNRESET/i)
    expect(await keptBy('a')).toEqual([])

    await drainOutbox(app, [consumer])
    expect(await keptBy('a')).toEqual([1, 2, 3])
  })

  it('leaves a consumer alone while another process folds for it', async () => {
    const app = appOn(database())
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let begun = false
    const slow = keeper('a', 100, () => {
      begun = true
      return held
    })
    await registerConsumers(database(), [slow])
    await database().transaction(write(1))
    await settle()

    const first = readOnce(app, slow)
    await until(async () => begun)
    expect(await readOnce(app, slow)).toBe('elsewhere')
    release()
    await first

    expect(await keptBy('a')).toEqual([1])
  })

  it('tries a failing fold again, and the others go on meanwhile', async () => {
    let failures = 2
    const failing = keeper('failing', 100, async () => {
      if (failures-- > 0) throw new Error('not now')
    })
    readers.push(await startOutboxReader(appOn(database()), [failing, keeper('well')]))

    await database().transaction(write(1, 2))
    await until(async () => (await keptBy('failing')).length > 0)

    expect(await keptBy('failing')).toEqual([1, 2])
    expect(await keptBy('well')).toEqual([1, 2])
  })

  it('writes what a fold announces, for the next consumer to read', async () => {
    const app = appOn(database())
    const relayed = consume({
      name: 'relay',
      events: [unheard],
      fold: async (scope, occurrences) => {
        for (const { payload } of occurrences) scope.announce(counted({ number: payload.number * 10 }))
      },
    })
    await database().transaction((tx) => writeEvents(tx, [unheard({ number: 4 })]))

    await drainOutbox(app, [keeper('a'), relayed])

    expect(await keptBy('a')).toEqual([40])
  })

  it.each(['first', 'last'])('reads no further than whom it comes after, where it is looked at %s', async (place) => {
    const app = appOn(database())
    const [before, follower] = [keeper('before', 2), { ...keeper('follower'), after: [keeper('before')] }]
    const consumers = place === 'first' ? [follower, before] : [before, follower]
    await registerConsumers(database(), consumers)
    await database().transaction(write(1, 2, 3))
    await settle()

    for (const consumer of consumers) await readOnce(app, consumer)
    expect(await keptBy('follower')).toEqual(place === 'first' ? [] : [1, 2])
    await drainOutbox(app, consumers)
    expect(await keptBy('follower')).toEqual([1, 2, 3])
  })

  it('reads nothing where whom it comes after is not known', async () => {
    const app = appOn(database())
    const follower = { ...keeper('follower'), after: [keeper('before')] }
    await registerConsumers(database(), [follower])
    await database().transaction(write(1))
    await settle()
    expect(await readOnce(app, follower)).toBe('caught-up')
    expect(await keptBy('follower')).toEqual([])
  })

  it('looks again at who had to wait, though nothing more is written', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let begun = false
    const before = keeper('before', 100, () => {
      begun = true
      return held
    })
    const follower = { ...keeper('follower'), after: [before] }
    readers.push(await startOutboxReader(appOn(database()), [before, follower]))
    await database().transaction(write(1))
    await until(async () => begun)
    await sleep(200)
    expect(await keptBy('follower')).toEqual([])
    release()
    await until(async () => (await keptBy('follower')).length > 0)
  })

  it('forgets what every consumer has read and nothing else', async () => {
    const app = appOn(database())
    const [fast, slow] = [keeper('fast'), keeper('slow', 2)]
    await registerConsumers(database(), [fast, slow])
    await database().transaction(write(1, 2, 3, 4, 5))
    await settle()
    await readOnce(app, fast)
    await readOnce(app, slow)

    const pruned = await database().transaction((tx) => pruneOutbox(tx, [fast, slow]))
    expect(pruned).toBe(2)
    expect((await outboxLag(database())).map((lag) => [lag.consumer, lag.events])).toEqual([
      ['fast', 0],
      ['slow', 3],
    ])

    await drainOutbox(app, [fast, slow])
    expect(await keptBy('slow')).toEqual([1, 2, 3, 4, 5])
  })

  it('prunes nothing while a consumer has no cursor yet', async () => {
    const app = appOn(database())
    const [known, unknown] = [keeper('known'), keeper('unknown')]
    await database().transaction(write(1))
    await drainOutbox(app, [known])

    expect(await database().transaction((tx) => pruneOutbox(tx, [known, unknown]))).toBe(0)
  })

  it('goes on exactly where it was after a dump is restored into a younger cluster', async () => {
    const app = appOn(database())
    const [fast, slow] = [keeper('fast'), keeper('slow', 2)]
    await registerConsumers(database(), [fast, slow])
    await database().transaction(write(1, 2))
    await database().transaction(write(3, 4))
    await settle()
    await readOnce(app, fast)
    await readOnce(app, slow)
    // What a restored dump looks like: numbers from an older, larger world and the identifier of its cluster.
    await database().run(sql`update platform.outbox set xid = (xid::text::bigint + 1000000000)::text::xid8`)
    await database().run(sql`update platform.outbox_cursor set xid = (xid::text::bigint + 1000000000)::text::xid8`)
    await database().run(sql`update platform.cluster set system_identifier = 1`)

    await alignOutbox(database())
    await alignOutbox(database())
    await database().transaction(write(5))
    await drainOutbox(app, [fast, slow])

    expect(await keptBy('fast')).toEqual([1, 2, 3, 4, 5])
    expect(await keptBy('slow')).toEqual([1, 2, 3, 4, 5])
  })
})

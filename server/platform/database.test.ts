import { Socket } from 'node:net'
import { useDatabase } from '@croupier/dev/testing/database.ts'
import type { PoolClient } from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isConnectionLost, isConnectionSpent } from './connection-faults.ts'
import { type Database, openDatabase, sql } from './database.ts'

const database = useDatabase()
/** Of one connection, so that a second transaction is given what the first has left. */
let single: Database

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no failure',
    (error: unknown) => error,
  )

async function pidOf(db: Pick<Database, 'one'>): Promise<number> {
  return (await db.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)).pid
}

beforeEach(() => {
  single = openDatabase({ url: database().pool.options.connectionString!, connections: 1 })
})

afterEach(async () => {
  await single.close()
})

it('is reached by connections that notice in seconds when nothing more is heard of it', async () => {
  const keepAlive = vi.spyOn(Socket.prototype, 'setKeepAlive')

  await pidOf(single)

  expect(keepAlive).toHaveBeenCalledWith(true, 10_000)
  keepAlive.mockRestore()
})

describe('a transaction', () => {
  it('of a process that vanished keeps its locks for a minute, not until an operator ends it', async () => {
    const [kept] = await single.transaction((tx) => tx.many(sql`show idle_in_transaction_session_timeout`))

    expect(kept).toEqual({ idle_in_transaction_session_timeout: '1min' })
  })

  it('fails as one whose connection was lost where that happens between two of its statements', async () => {
    let client: PoolClient | undefined
    single.pool.once('connect', (connected) => (client = connected))

    const failure = await failureOf(
      single.transaction(async (tx) => {
        const pid = await pidOf(tx)
        const gone = new Promise((resolve) => client!.once('end', resolve))
        await database().one(sql`select pg_terminate_backend(${pid})`)
        await gone
        await pidOf(tx)
      }),
    )

    expect(isConnectionLost(failure)).toBe(true)
    expect(await single.transaction(pidOf)).toBeGreaterThan(0)
  })

  it('leaves no connection behind that prepared what a migration has changed since', async () => {
    await database().run(sql`create table public.changing (one integer)`)
    const read = () => single.transaction((tx) => tx.many(sql`select * from public.changing`))
    await read()
    await database().run(sql`alter table public.changing add column other integer`)
    await database().run(sql`insert into public.changing values (1, 2)`)

    const failure = await failureOf(read())

    expect(isConnectionLost(failure)).toBe(false)
    expect(isConnectionSpent(failure)).toBe(true)
    expect(await read()).toEqual([{ one: 1, other: 2 }])
  })

  it('leaves no connection behind that leads to a server which takes no writes', async () => {
    const { name } = await database().one<{ name: string }>(sql`select current_database() as name`)
    await database().pool.query(`alter database ${name} set default_transaction_read_only = on`)
    const write = () => single.transaction((tx) => tx.run(sql`create table public.written ()`))
    const failure = await failureOf(write())
    await database().pool.query(`begin read write; alter database ${name} reset all; commit`)

    expect(isConnectionLost(failure)).toBe(true)
    await write()
  })

  it('keeps its connection where it failed for a reason of its own', async () => {
    const pid = await single.transaction(pidOf)

    await failureOf(single.transaction((tx) => tx.many(sql`select 1 / 0`)))

    expect(await single.transaction(pidOf)).toBe(pid)
  })
})

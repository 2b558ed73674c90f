import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import sql, { empty, join, type Sql } from 'sql-template-tag'
import { isConnectionSpent } from './connection-faults.ts'

/**
 * SQL is written as SQL, with the `sql` tag: values become parameters, fragments nest. Every statement is named after
 * its text, so PostgreSQL parses and plans it once per connection (1.5 times the rate of unnamed ones).
 */
export { empty, join, sql, type Sql }

// int8 comes as bigint (money, ids), timestamptz as epoch milliseconds (what the API speaks), numeric stays text.
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, BigInt)
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text: string) => new Date(text).getTime())
types.setTypeParser(1016 as never, (text: string) => text.slice(1, -1).split(',').filter(Boolean).map(BigInt))

/**
 * Among the columns of a statement that is a transaction of its own: its commit does not wait for the disk. Everybody sees
 * it at once all the same, and whatever commits after it and does wait takes it along; but a crash of the database may
 * forget the last half second of such commits, where nothing that waited came after. Say where it stands why that does no
 * harm.
 */
export const commitsLater = sql`set_config('synchronous_commit', 'off', true)`

const LEAST = sql`(-9223372036854775808)`
const MOST = sql`9223372036854775807`

/**
 * An amount that was added up, as eight bytes: past what they hold it stands at the last they do. A figure that is too
 * great to be told must not end the statement, and with it all others.
 */
export function boundedAmount(sum: Sql): Sql {
  return sql`least(greatest(${sum}, ${LEAST}), ${MOST})::bigint`
}

/** Where a statement can be sent: the pool, or one transaction. */
export interface Queryable {
  /** All rows, in the statement's order. */
  many<Row extends object>(statement: Sql): Promise<Row[]>
  /** The one row, or undefined where there is none. */
  maybe<Row extends object>(statement: Sql): Promise<Row | undefined>
  /** The one row. @throws where there is none: it is a bug. */
  one<Row extends object>(statement: Sql): Promise<Row>
  /** How many rows the statement wrote. */
  run(statement: Sql): Promise<number>
}

/** One database transaction. Only code that was handed a `Tx` can write. */
export interface Tx extends Queryable {
  readonly isTransaction: true
}

export interface Database extends Queryable {
  readonly pool: pg.Pool
  /**
   * Runs `work` in one transaction: throw rolls back, return commits. A deadlock or serialisation failure (40P01,
   * 40001) is tried again, up to five times, so `work` must have no effects outside the database.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export interface DatabaseOptions {
  url: string
  /** Most connections this pool opens. */
  connections?: number
  applicationName?: string
  /** How long it is waited for a connection; tests shorten it. */
  connectMilliseconds?: number
  /**
   * Told of a statement that asks the pool for a second connection while its own transaction holds one: as soon as every
   * connection is held so, all of them stand still.
   */
  onNested?: (statement: string) => void
}

/** The transaction that the code which runs now is a part of. */
const within = new AsyncLocalStorage<{ isOpen: boolean }>()

const names = new Map<string, string>()

/** PostgreSQL keeps 63 bytes of a statement's name, so it is a number per process, not the text. */
function nameOf(text: string): string {
  let name = names.get(text)
  if (!name) {
    name = `s${names.size}`
    names.set(text, name)
  }
  return name
}

/** Lists of numbers are written here: the driver looks through each one for what would have to be escaped. */
function sent(value: unknown): unknown {
  return Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'bigint')
    ? `{${value.join()}}`
    : value
}

function queryable(client: Pick<pg.ClientBase, 'query'>): Queryable {
  const send = (statement: Sql): Promise<pg.QueryResult> => {
    const text = statement.text
    return client.query({ name: nameOf(text), text, values: statement.values.map(sent) })
  }
  return {
    async many<Row extends object>(statement: Sql) {
      return (await send(statement)).rows as Row[]
    },
    async maybe<Row extends object>(statement: Sql) {
      return (await send(statement)).rows[0] as Row | undefined
    },
    async one<Row extends object>(statement: Sql) {
      const row = (await send(statement)).rows[0] as Row | undefined
      if (!row) throw new Error(`no row where one was certain: ${statement.text.slice(0, 200)}`)
      return row
    },
    async run(statement) {
      return (await send(statement)).rowCount ?? 0
    },
  }
}

const RETRIED = new Set(['40P01', '40001'])
const ATTEMPTS = 5

/** Opens a pool. Nothing is connected until the first statement. */
export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections ?? 10,
    application_name: options.applicationName ?? 'croupier',
    types,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: options.connectMilliseconds ?? 10_000,
    // Of a machine that lost its power nothing is heard: who waits for its answer learns of it in 20 s, not never.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // And where it is ours that is gone, its locks are not kept from the others. Nothing waits within a transaction.
    idle_in_transaction_session_timeout: 60_000,
  })
  // An idle connection that breaks is replaced at the next statement; that statement reports what matters.
  pool.on('error', () => {})
  // One that breaks between two statements of a transaction must not end the process: the next statement fails.
  pool.on('connect', (client) => client.on('error', () => {}))

  const noteNested = (statement: string) => {
    if (within.getStore()?.isOpen) options.onNested?.(statement)
  }

  async function attempt<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    noteNested('begin')
    const client = await pool.connect()
    const holding = { isOpen: true }
    let broken: Error | undefined
    try {
      await client.query('begin')
      const result = await within.run(holding, () => work({ ...queryable(client), isTransaction: true }))
      await client.query('commit')
      return result
    } catch (error) {
      // What would fail over this connection forever is not given to the next.
      if (isConnectionSpent(error)) broken = error as Error
      await client.query('rollback').catch((failure: Error) => {
        broken = failure
      })
      throw error
    } finally {
      // What a transaction left behind, a timer say, is no part of it any more.
      holding.isOpen = false
      client.release(broken)
    }
  }

  const query = ((statement: pg.QueryConfig) => {
    noteNested(statement.text)
    return pool.query(statement)
  }) as pg.ClientBase['query']

  return {
    ...queryable({ query }),
    pool,
    async transaction(work) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await attempt(work)
        } catch (error) {
          const code = (error as { code?: string }).code
          if (tries === ATTEMPTS || !code || !RETRIED.has(code)) throw error
          await new Promise((resolve) => setTimeout(resolve, tries * tries * 5 * Math.random()))
        }
      }
    },
    close: () => pool.end(),
  }
}

import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/** One statement that a call sent, and whether what it did is committed once it is answered. */
export interface SentStatement {
  text: string
  commits: boolean
}

/** Where a call's connection breaks: before statement `at` is sent, or after it was carried out and before its answer. */
export interface Cut {
  at: number
  when: 'before' | 'after'
}

interface Watch {
  sent: SentStatement[]
  cut: Cut | undefined
}

type Query = (this: pg.Client, ...given: unknown[]) => unknown

const watched = new AsyncLocalStorage<Watch>()
const inTransaction = new WeakSet<pg.Client>()
const query = pg.Client.prototype.query as unknown as Query

function textOf(given: unknown): string {
  if (typeof given === 'string') return given
  return (given as { text?: string } | undefined)?.text ?? ''
}

function breakConnection(client: pg.Client): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}

/** Where pg hands a statement's answer to a callback: a pool's own statements. */
function callbackOf(given: unknown[]): ((error: Error | null, result?: unknown) => void) | undefined {
  const last = given.at(-1)
  return typeof last === 'function' ? (last as ReturnType<typeof callbackOf>) : undefined
}

function watchedQuery(this: pg.Client, ...given: unknown[]): unknown {
  const text = textOf(given[0])
  if (text === 'begin') inTransaction.add(this)
  const commits = text === 'commit' || !inTransaction.has(this)
  if (text === 'commit' || text === 'rollback') inTransaction.delete(this)

  const watch = watched.getStore()
  if (!watch) return query.apply(this, given)
  const number = watch.sent.push({ text, commits }) - 1
  const { cut } = watch
  if (cut?.at !== number) return query.apply(this, given)
  if (cut.when === 'before') {
    breakConnection(this)
    return query.apply(this, given)
  }
  const lost = new Error('Connection terminated unexpectedly')
  const callback = callbackOf(given)
  if (callback) {
    const answered = (error: Error | null) => {
      breakConnection(this)
      callback(error ?? lost)
    }
    return query.apply(this, [...given.slice(0, -1), answered])
  }
  return (query.apply(this, given) as Promise<unknown>).then(() => {
    breakConnection(this)
    throw lost
  })
}

/** Watches every statement of the process until the returned function is called. */
export function watchStatements(): () => void {
  pg.Client.prototype.query = watchedQuery as unknown as typeof pg.Client.prototype.query
  return () => {
    pg.Client.prototype.query = query as unknown as typeof pg.Client.prototype.query
  }
}

/** Runs a call, answers what it sent to the database, and breaks its connection where `cut` says. */
export async function runWatched<Answer>(
  cut: Cut | undefined,
  call: () => Promise<Answer>,
): Promise<{ answer: Answer; sent: SentStatement[] }> {
  const watch: Watch = { sent: [], cut }
  try {
    const answer = await watched.run(watch, call)
    return { answer, sent: [...watch.sent] }
  } finally {
    // What the call left to be done later is no part of it.
    watch.cut = undefined
  }
}

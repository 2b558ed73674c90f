import pg from 'pg'
import type { Database, Sql } from '../../platform/database.ts'

/** Requests that are sent many at a time, in one statement that commits by itself. */
export interface Work<Request, Answer> {
  /** Names the prepared statement. */
  name: string
  /** What must not occur twice in one batch. */
  keysOf(request: Request): readonly string[]
  statement(requests: readonly Request[], skipLocked: boolean): Sql
  /** One answer per request, in order; `locked` where the request should be sent again by itself, waiting. */
  answers(requests: readonly Request[], rows: object[]): readonly (Answer | 'locked')[]
  shortcut?: Shortcut<Request, Answer>
}

type Claim = string | bigint

/**
 * A cheaper statement for the plain requests of a batch. What it leaves without an answer goes the complete way next, in
 * the order of arrival; so do all of them when it fails.
 */
export interface Shortcut<Request, Answer> {
  /** Server settings of its connections, which are its own, as a connection's `options`: '-c name=value'. */
  settings: string
  fits(request: Request): boolean
  /** What must not occur twice in one shortcut: a second request for it waits, so that those for one stay in order. */
  claimsOf(request: Request): readonly Claim[]
  statement(requests: readonly Request[]): Sql
  /** One answer per request, in order; undefined where the statement did not apply it. */
  answers(requests: readonly Request[], rows: object[]): readonly (Answer | undefined)[]
}

export interface LanesOptions {
  /** Connections that send batches. One is enough below about 250 concurrent callers. */
  lanes?: number
  /** Connections that send one request at a time and wait for its locks. */
  waitingLanes?: number
  requestsPerBatch?: number
  /** Requests waiting beyond this number are answered `busy`. */
  longestQueue?: number
  /** How long a request whose fate is unknown is sent again before its caller is told so. */
  retryForSeconds?: number
}

export interface LanesFigures {
  queued: number
  sending: number
  batches: number
  requests: number
  /** Requests the shortcut answered. */
  shortened: number
  sentSingly: number
  retried: number
}

export interface Lanes<Request, Answer> {
  /** @throws OutcomeUnknown, or what the database answered to this request sent by itself. */
  submit(request: Request): Promise<Answer | 'busy'>
  figures(): LanesFigures
  /** Lets what is under way finish, then disconnects. Later requests are answered `busy`. */
  close(): Promise<void>
}

/** The database could not be reached for so long that the caller is told: repeat with the same key to learn more. */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown'
  /** Whether the request may have been applied; otherwise it was never sent. */
  readonly wasSent: boolean

  constructor(wasSent: boolean, cause: unknown) {
    super(wasSent ? 'the database went away before it answered' : 'the database could not be reached', { cause })
    this.wasSent = wasSent
  }
}

interface Ticket<Request, Answer> {
  request: Request
  resolve(answer: Answer | 'busy'): void
  reject(error: unknown): void
  wasSent: boolean
  /** Its claims, once it is sent by itself. */
  waitsFor: readonly Claim[]
  /** Epoch milliseconds after which it is not tried again; set when it is first in doubt. */
  retryUntil: number | undefined
}

/** Asked again it goes well, or finds who was first: deadlock, serialisation failure, a key written at the same time. */
const CONFLICTS = new Set(['40P01', '40001', '23505'])
/** The server ended or refused the connection, or is not the primary; every other SQLSTATE is an answer. */
const LOST = /^(08...|57P0[1235]|53300|25006)$/
/** What Node calls a broken socket: ECONNRESET, ECONNREFUSED, EPIPE, ENOENT of a Unix socket. */
const SYSTEM = /^E[A-Z]{3,}/

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? ''
}

function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error)
  if (error instanceof pg.DatabaseError) return LOST.test(code)
  return SYSTEM.test(code) || /Connection terminated|Client was closed|not queryable|timeout/i.test(String(error))
}

function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Where a request of the queue goes now; `passed` waits for the next batch. */
type Way = 'short' | 'complete' | 'passed'

/** A request goes no faster than an earlier one with the same claim: the shortcut is sent first, then the others. */
function wayAfter(way: Way, earlier: Way | undefined): Way {
  if (earlier === undefined || way === 'passed') return way
  if (earlier === 'short') return way === 'short' ? 'passed' : way
  return earlier
}

/** Everything submitted in one turn of the event loop goes in one batch; a timer would only add waiting. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** Group commit: while one batch is under way the next one gathers. */
export function createLanes<Request, Answer>(
  database: Database,
  work: Work<Request, Answer>,
  options: LanesOptions = {},
): Lanes<Request, Answer> {
  type Held = Ticket<Request, Answer>
  const lanes = options.lanes ?? 1
  const waitingLanes = options.waitingLanes ?? 4
  const requestsPerBatch = options.requestsPerBatch ?? 500
  const longestQueue = options.longestQueue ?? 20_000
  const retryForSeconds = options.retryForSeconds ?? 30

  // Its own connections: a batch never waits behind the pool's other users.
  const own = { ...database.pool.options, application_name: `croupier ${work.name}` }
  const pool = openPool({ ...own, max: lanes + waitingLanes })
  const shortPool = work.shortcut && openPool({ ...own, max: lanes, options: work.shortcut.settings })

  /** Claims of requests that are sent singly, and how many are: another one for them could hold up a whole shortcut. */
  const waiting = new Map<Claim, number>()
  let queue: Held[] = []
  let singles: Held[] = []
  let sending = 0
  let running = 0
  let runningSingles = 0
  let closed = false
  let whenIdle: (() => void) | undefined
  const counted = { batches: 0, requests: 0, shortened: 0, sentSingly: 0, retried: 0 }

  async function query(tickets: readonly Held[], connections: pg.Pool, statement: Sql): Promise<object[]> {
    const client = await connections.connect()
    let failure: Error | undefined
    try {
      for (const ticket of tickets) ticket.wasSent = true
      const result = await client.query({ name: work.name, text: statement.text, values: statement.values })
      return result.rows
    } catch (error) {
      if (isConnectionLost(error)) failure = error as Error
      // An error is told before its transaction is rolled back. Once the connection answers again its locks are gone,
      // and what is sent next does not find them.
      else await client.query('select 1').catch((lost: Error) => (failure = lost))
      throw error
    } finally {
      client.release(failure)
    }
  }

  async function send(tickets: readonly Held[], skipLocked: boolean): Promise<readonly (Answer | 'locked')[]> {
    const requests = tickets.map((ticket) => ticket.request)
    return work.answers(requests, await query(tickets, pool, work.statement(requests, skipLocked)))
  }

  /** Oldest first, up to a batch of requests with distinct keys; the others keep their place. */
  function takeBatch(): { short: Held[]; complete: Held[] } {
    const batch = divideQueue(work.shortcut)
    // Many requests for few claims: the complete way takes them together.
    const isCrowded = batch.passed.length > batch.short.length + batch.complete.length
    const { short, complete, passed, at } = isCrowded ? divideQueue(undefined) : batch
    queue = passed.concat(queue.slice(at))
    return { short, complete }
  }

  function divideQueue(shortcut: Work<Request, Answer>['shortcut']) {
    const short: Held[] = []
    const complete: Held[] = []
    const passed: Held[] = []
    const keys = new Set<string>()
    const claims = new Map<Claim, Way>()
    let at = 0
    for (; at < queue.length && short.length + complete.length < requestsPerBatch; at += 1) {
      if (passed.length > requestsPerBatch) break
      const ticket = queue[at] as Held
      const own = work.keysOf(ticket.request)
      const claimed = shortcut?.claimsOf(ticket.request) ?? []
      let way: Way = shortcut?.fits(ticket.request) ? 'short' : 'complete'
      for (const claim of claimed) {
        way = wayAfter(way, claims.get(claim) ?? (waiting.has(claim) ? 'complete' : undefined))
      }
      if (own.some((key) => keys.has(key))) way = 'passed'
      for (const claim of claimed) claims.set(claim, way)
      if (way === 'passed') {
        passed.push(ticket)
        continue
      }
      for (const key of own) keys.add(key)
      if (way === 'short') short.push(ticket)
      else complete.push(ticket)
    }
    return { short, complete, passed, at }
  }

  /** The same keys are sent again, so that whichever attempt was applied gives the answer. */
  function retryOrGiveUp(tickets: readonly Held[], error: unknown): Held[] {
    const now = Date.now()
    return tickets.filter((ticket) => {
      ticket.retryUntil ??= now + retryForSeconds * 1000
      if (now < ticket.retryUntil) return true
      ticket.reject(new OutcomeUnknown(ticket.wasSent, error))
      return false
    })
  }

  /** Answers the tickets that are to go the complete way: where anything fails, all of them. */
  async function sendShort(tickets: readonly Held[]): Promise<readonly Held[]> {
    const { shortcut } = work
    if (!shortcut || !shortPool || tickets.length === 0) return tickets
    try {
      const requests = tickets.map((ticket) => ticket.request)
      const rows = await query(tickets, shortPool, shortcut.statement(requests))
      const answers = shortcut.answers(requests, rows)
      const left: Held[] = []
      for (const [index, ticket] of tickets.entries()) {
        const answer = answers[index]
        if (answer === undefined) left.push(ticket)
        else ticket.resolve(answer)
      }
      counted.shortened += tickets.length - left.length
      return left
    } catch (error) {
      // In doubt or not applied: the complete way looks for repeats first.
      if (isConnectionLost(error)) counted.retried += tickets.length
      return tickets
    }
  }

  async function sendBatch({ short, complete }: { short: readonly Held[]; complete: readonly Held[] }): Promise<void> {
    counted.batches += 1
    counted.requests += short.length + complete.length
    await sendCompletely((await sendShort(short)).concat(complete))
  }

  async function sendCompletely(first: readonly Held[]): Promise<void> {
    let batch = first
    for (let tries = 1; batch.length > 0; tries += 1) {
      try {
        const answers = await send(batch, true)
        for (const [index, ticket] of batch.entries()) {
          const answer = answers[index]
          if (answer === undefined || answer === 'locked') sendSingly(ticket)
          else ticket.resolve(answer)
        }
        return
      } catch (error) {
        if (isConnectionLost(error)) {
          counted.retried += batch.length
          batch = retryOrGiveUp(batch, error)
          await pause(Math.min(25 * 2 ** tries, 500))
        } else {
          // One bad request must not fail the others: each is sent by itself and gets its own answer.
          for (const ticket of batch) sendSingly(ticket)
          return
        }
      }
    }
  }

  async function sendOne(ticket: Held): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        const [answer] = await send([ticket], false)
        counted.sentSingly += 1
        if (answer === undefined || answer === 'locked')
          throw new Error('a request that waits for its locks is answered')
        return ticket.resolve(answer)
      } catch (error) {
        if (isConnectionLost(error)) {
          counted.retried += 1
          if (retryOrGiveUp([ticket], error).length === 0) return
          await pause(Math.min(25 * 2 ** tries, 500))
        } else if (!CONFLICTS.has(codeOf(error)) || tries >= 5) {
          return ticket.reject(error)
        }
      }
    }
  }

  function settle(): void {
    if (running === 0 && runningSingles === 0 && queue.length === 0 && singles.length === 0) whenIdle?.()
  }

  async function runLane(): Promise<void> {
    running += 1
    await nextTurn()
    while (queue.length > 0) {
      const batch = takeBatch()
      const size = batch.short.length + batch.complete.length
      sending += size
      await sendBatch(batch)
      sending -= size
      await nextTurn()
    }
    running -= 1
    settle()
  }

  async function runWaitingLane(): Promise<void> {
    runningSingles += 1
    for (let ticket = singles.shift(); ticket; ticket = singles.shift()) {
      sending += 1
      await sendOne(ticket)
      for (const claim of ticket.waitsFor) {
        const others = (waiting.get(claim) ?? 1) - 1
        if (others === 0) waiting.delete(claim)
        else waiting.set(claim, others)
      }
      sending -= 1
    }
    runningSingles -= 1
    settle()
  }

  function sendSingly(ticket: Held): void {
    ticket.waitsFor = work.shortcut?.claimsOf(ticket.request) ?? []
    for (const claim of ticket.waitsFor) waiting.set(claim, (waiting.get(claim) ?? 0) + 1)
    singles.push(ticket)
    if (runningSingles < waitingLanes) void runWaitingLane()
  }

  return {
    submit(request) {
      if (closed || queue.length + singles.length >= longestQueue) return Promise.resolve('busy')
      return new Promise((resolve, reject) => {
        queue.push({ request, resolve, reject, wasSent: false, waitsFor: [], retryUntil: undefined })
        if (running < lanes) void runLane()
      })
    },
    figures: () => ({ queued: queue.length + singles.length, sending, ...counted }),
    async close() {
      closed = true
      await new Promise<void>((resolve) => {
        whenIdle = resolve
        settle()
      })
      await Promise.all([pool.end(), shortPool?.end()])
    },
  }
}

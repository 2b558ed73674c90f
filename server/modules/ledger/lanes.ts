import pg from 'pg'
import { isConnectionSpent } from '../../platform/connection-faults.ts'
import type { Database, Sql } from '../../platform/database.ts'
import { type Batch, createLaneQueue, type Ticket } from './lane-queue.ts'
import type { Work } from './lane-work.ts'
import { isConflict, pauseAfter, retryOrGiveUp } from './lost-requests.ts'

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

function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
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

  const queue = createLaneQueue(work, requestsPerBatch)
  const singles: Held[] = []
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
      if (isConnectionSpent(error)) failure = error as Error
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
      if (isConnectionSpent(error)) counted.retried += tickets.length
      return tickets
    }
  }

  async function sendBatch({ short, complete }: Batch<Request, Answer>): Promise<void> {
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
        if (isConnectionSpent(error)) {
          counted.retried += batch.length
          batch = retryOrGiveUp(batch, error, retryForSeconds)
          await pauseAfter(tries)
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
        if (isConnectionSpent(error)) {
          counted.retried += 1
          if (retryOrGiveUp([ticket], error, retryForSeconds).length === 0) return
          await pauseAfter(tries)
        } else if (!isConflict(error) || tries >= 5) {
          return ticket.reject(error)
        }
      }
    }
  }

  function settle(): void {
    if (running === 0 && runningSingles === 0 && queue.length() === 0 && singles.length === 0) whenIdle?.()
  }

  async function runLane(): Promise<void> {
    running += 1
    await nextTurn()
    while (queue.length() > 0) {
      const batch = queue.take()
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
      queue.letGo(ticket)
      sending -= 1
    }
    runningSingles -= 1
    settle()
  }

  function sendSingly(ticket: Held): void {
    queue.holdUp(ticket)
    singles.push(ticket)
    if (runningSingles < waitingLanes) void runWaitingLane()
  }

  return {
    submit(request) {
      if (closed || queue.length() + singles.length >= longestQueue) return Promise.resolve('busy')
      return new Promise((resolve, reject) => {
        queue.push({ request, resolve, reject, wasSent: false, waitsFor: [], retryUntil: undefined })
        if (running < lanes) void runLane()
      })
    },
    figures: () => ({ queued: queue.length() + singles.length, sending, ...counted }),
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

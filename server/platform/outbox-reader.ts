import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from './app.ts'
import { type Queryable, sql } from './database.ts'
import { type Consumer, type Reading, readOnce, registerConsumers, settled } from './outbox-consumer.ts'

export interface OutboxReader {
  /** Stops after the folds under way have committed. */
  stop(): Promise<void>
}

const POLL_MILLISECONDS = { busy: 20, idle: 150 } as const
const LONGEST_PAUSE_MILLISECONDS = 30_000
/** A consumer that another process was folding for is looked at again after this, should that process die. */
const TAKE_OVER_MILLISECONDS = 1000
/** Folds under way at once: each holds one connection. */
const FOLDS_AT_ONCE = 3

/** What one process remembers of a consumer between two looks. */
interface Course {
  readonly consumer: Consumer
  /** The head of the outbox up to which this process knows the consumer has read. */
  head: string | undefined
  failures: number
  notBefore: number
  running: boolean
}

/** What may rest may also wait: folds of thousands of events beside each other would hold up whoever is served. */
const takesTurns = ({ consumer }: Course) => consumer.restMilliseconds !== undefined

/**
 * Starts reading for every consumer. One cheap look at the outbox's head per tick serves all of them; several processes
 * may run this, and each batch is folded by one.
 */
export async function startOutboxReader(app: App, consumers: readonly Consumer[]): Promise<OutboxReader> {
  await registerConsumers(app.database, consumers)
  const courses: Course[] = consumers.map((consumer) => {
    return { consumer, head: undefined, failures: 0, notBefore: 0, running: false }
  })
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()

  /** When the next of those that take turns may begin: a turn is followed by as long a pause. */
  let nextTurn = 0

  async function follow(course: Course, head: string): Promise<void> {
    const from = Date.now()
    const { after } = course.consumer
    const mayCatchUp = courses.every((other) => !after?.includes(other.consumer) || other.head === head)
    try {
      let reading: Reading
      // One of those that take turns gives the next its turn after each batch, however much waits.
      do reading = await readOnce(app, course.consumer)
      while (reading === 'more' && !takesTurns(course) && !stopping.signal.aborted)
      course.failures = 0
      if (reading === 'caught-up') {
        // Whoever has gone as far as those it follows is looked at again when they have gone on.
        if (mayCatchUp) course.head = head
        course.notBefore = Date.now() + (course.consumer.restMilliseconds ?? 0)
      }
      if (reading === 'elsewhere') course.notBefore = Date.now() + TAKE_OVER_MILLISECONDS
    } catch (error) {
      course.failures += 1
      const pause = Math.min(LONGEST_PAUSE_MILLISECONDS, 100 * 2 ** course.failures)
      course.notBefore = Date.now() + pause
      app.log.error(
        { err: error, consumer: course.consumer.name, failures: course.failures },
        'outbox consumer failed, retrying',
      )
    }
    if (takesTurns(course)) nextTurn = 2 * Date.now() - from
  }

  function startDue(head: string): void {
    for (const course of courses) {
      if (running.size >= FOLDS_AT_ONCE) return
      if (course.running || course.head === head || course.notBefore > Date.now()) continue
      if (takesTurns(course) && (nextTurn > Date.now() || courses.some((other) => other.running && takesTurns(other))))
        continue
      course.running = true
      const done: Promise<void> = follow(course, head).finally(() => {
        course.running = false
        running.delete(done)
      })
      running.add(done)
    }
    // The next look begins with those that had to wait.
    courses.push(...courses.splice(0, 1))
  }

  /** How long nobody needs a look: while all rest, a head that moves is no news. */
  function restLeft(): number {
    if (running.size > 0) return 0
    const rests = courses.map(({ notBefore }) => notBefore - Date.now())
    return Math.min(LONGEST_PAUSE_MILLISECONDS, ...rests)
  }

  async function loop(): Promise<void> {
    let before: string | undefined
    while (!stopping.signal.aborted) {
      let moved = false
      try {
        const head = await headOf(app.database)
        moved = head !== before
        before = head
        startDue(head)
      } catch (error) {
        app.log.error({ err: error }, 'outbox poll failed, retrying')
        await sleep(TAKE_OVER_MILLISECONDS, undefined, { signal: stopping.signal }).catch(() => {})
      }
      const pause = moved || running.size > 0 ? POLL_MILLISECONDS.busy : POLL_MILLISECONDS.idle
      await sleep(Math.max(pause, restLeft()), undefined, { signal: stopping.signal }).catch(() => {})
    }
    await Promise.all(running)
  }

  const ended = loop()
  return {
    stop: () => {
      stopping.abort()
      return ended
    },
  }
}

async function headOf(db: Queryable): Promise<string> {
  const row = await db.maybe<{ head: string }>(sql`
    select xid::text || '/' || id as head
    from platform.outbox
    where ${settled}
    order by xid desc, id desc
    limit 1`)
  return row?.head ?? 'empty'
}

import type { Claim, Work } from './lane-work.ts'

/** A request that waits for its answer. */
export interface Ticket<Request, Answer> {
  request: Request
  resolve(answer: Answer | 'busy'): void
  reject(error: unknown): void
  wasSent: boolean
  /** Its claims, once it is sent by itself. */
  waitsFor: readonly Claim[]
  /** Epoch milliseconds after which it is not tried again; set when it is first in doubt. */
  retryUntil: number | undefined
}

/** Where a request of the queue goes now; `passed` waits for the next batch. */
type Way = 'short' | 'complete' | 'passed'

/** A request goes no faster than an earlier one with the same claim: the shortcut is sent first, then the others. */
function wayAfter(way: Way, earlier: Way | undefined): Way {
  if (earlier === undefined || way === 'passed') return way
  if (earlier === 'short') return way === 'short' ? 'passed' : way
  return earlier
}

/** Requests in the order of arrival, and which of them go together. */
export interface LaneQueue<Request, Answer> {
  length(): number
  push(ticket: Ticket<Request, Answer>): void
  /** Oldest first, up to a batch of requests with distinct keys; the others keep their place. */
  take(): Batch<Request, Answer>
  /** The ticket is sent singly: until it is let go, another request for its claims takes no shortcut. */
  holdUp(ticket: Ticket<Request, Answer>): void
  letGo(ticket: Ticket<Request, Answer>): void
}

export interface Batch<Request, Answer> {
  short: Ticket<Request, Answer>[]
  complete: Ticket<Request, Answer>[]
}

export function createLaneQueue<Request, Answer>(
  work: Pick<Work<Request, Answer>, 'keysOf' | 'shortcut'>,
  requestsPerBatch: number,
): LaneQueue<Request, Answer> {
  type Held = Ticket<Request, Answer>
  /** Claims of requests that are sent singly, and how many are: another one for them could hold up a whole shortcut. */
  const waiting = new Map<Claim, number>()
  let queue: Held[] = []

  function divide(shortcut: Work<Request, Answer>['shortcut']) {
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

  return {
    length: () => queue.length,
    push: (ticket) => void queue.push(ticket),
    take() {
      const batch = divide(work.shortcut)
      // Many requests for few claims: the complete way takes them together.
      const isCrowded = batch.passed.length > batch.short.length + batch.complete.length
      const { short, complete, passed, at } = isCrowded ? divide(undefined) : batch
      queue = passed.concat(queue.slice(at))
      return { short, complete }
    },
    holdUp(ticket) {
      ticket.waitsFor = work.shortcut?.claimsOf(ticket.request) ?? []
      for (const claim of ticket.waitsFor) waiting.set(claim, (waiting.get(claim) ?? 0) + 1)
    },
    letGo(ticket) {
      for (const claim of ticket.waitsFor) {
        const others = (waiting.get(claim) ?? 1) - 1
        if (others === 0) waiting.delete(claim)
        else waiting.set(claim, others)
      }
    },
  }
}

import { randomUUID } from 'node:crypto'
import { sign } from './signing.ts'

/** One call-back and what came of it. */
export interface Delivery {
  eventId: string
  subject: 'deposit' | 'payout'
  url: string
  body: string
  attempts: { at: Date; answer: string }[]
  state: 'trying' | 'delivered' | 'given-up'
}

/** Between attempts; then it gives up, and the shop finds out by asking. Some ten minutes in all. */
const PAUSES = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000, 120_000, 180_000, 180_000]
const KEPT = 200
const TIMEOUT_MILLISECONDS = 10_000

/** Calls the shop back, signed, until it has answered 200. */
export class Deliveries {
  readonly list: Delivery[] = []
  readonly #timers = new Set<NodeJS.Timeout>()
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  /** @param lostAnswers How many good answers are lost on their way, so that the shop is told again. */
  send(subject: 'deposit' | 'payout', url: string, content: object, lostAnswers = 0): Delivery {
    const delivery: Delivery = {
      eventId: randomUUID(),
      subject,
      url,
      body: JSON.stringify(content),
      attempts: [],
      state: 'trying',
    }
    this.list.unshift(delivery)
    this.list.length = Math.min(this.list.length, KEPT)
    this.#later(0, () => this.#attempt(delivery, lostAnswers))
    return delivery
  }

  async #attempt(delivery: Delivery, lostAnswers: number): Promise<void> {
    const timestamp = String(Math.floor(Date.now() / 1000))
    const signature = sign(['callback', timestamp, delivery.eventId, delivery.subject], delivery.body, this.#secret)
    const at = new Date()
    let status = 0
    try {
      const answer = await fetch(delivery.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-timestamp': timestamp,
          'x-event-id': delivery.eventId,
          'x-signature': signature,
        },
        body: delivery.body,
        signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
      })
      status = answer.status
    } catch {
      // Nobody there, or too slow: it is tried again like any other answer than 200.
    }
    const isLost = status === 200 && lostAnswers > 0
    delivery.attempts.push({ at, answer: isLost ? '200, lost' : String(status || 'no answer') })
    if (status === 200 && !isLost) {
      delivery.state = 'delivered'
      return
    }
    const pause = PAUSES[delivery.attempts.length - 1]
    if (pause === undefined) {
      delivery.state = 'given-up'
      return
    }
    this.#later(pause, () => this.#attempt(delivery, isLost ? lostAnswers - 1 : lostAnswers))
  }

  /** Runs something after a pause, unless the sandbox has closed by then. */
  #later(milliseconds: number, run: () => unknown): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      void run()
    }, milliseconds)
    this.#timers.add(timer)
  }

  after(milliseconds: number, run: () => void): void {
    this.#later(milliseconds, run)
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
  }
}

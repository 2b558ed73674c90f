import type { Ticket } from './lane-queue.ts'

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

/** Deadlock, serialisation failure, a key written at the same time. */
const CONFLICTS = new Set(['40P01', '40001', '23505'])

/** Asked again it goes well, or finds who was first. */
export function isConflict(error: unknown): boolean {
  return CONFLICTS.has((error as { code?: string }).code ?? '')
}

/** Waits before it is tried again: longer every time, half a second at most. `tries` from 1. */
export function pauseAfter(tries: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.min(25 * 2 ** tries, 500)))
}

/**
 * Which of these tickets are tried again; the others are told that their outcome is unknown. The same keys are sent
 * again, so that whichever attempt was applied gives the answer.
 */
export function retryOrGiveUp<Held extends Ticket<unknown, never>>(
  tickets: readonly Held[],
  error: unknown,
  retryForSeconds: number,
): Held[] {
  const now = Date.now()
  return tickets.filter((ticket) => {
    ticket.retryUntil ??= now + retryForSeconds * 1000
    if (now < ticket.retryUntil) return true
    ticket.reject(new OutcomeUnknown(ticket.wasSent, error))
    return false
  })
}

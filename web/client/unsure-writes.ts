import type { OperationShape } from '@croupier/api/operation.ts'
import { isRefused } from './call-refused.ts'
import { randomId } from './random-id.ts'

/** How long a person may think before pressing again, in milliseconds. */
const REMEMBERED = 10 * 60_000

interface Unsure {
  key: string
  until: number
}

const unsure = new Map<string, Unsure>()

/**
 * Until when a write that failed so counts as perhaps done, epoch milliseconds: where its answer was lost, it may have been.
 * Undefined where it was not.
 */
export function unsureUntil(error: unknown): number | undefined {
  return isRefused(error, 'network', 'timeout', 'busy.try.again', 'unknown.error') ? Date.now() + REMEMBERED : undefined
}

/**
 * The idempotency key of a write: that of the last attempt with equal input where nobody knows what came of it, so that
 * pressing again is the same write; a fresh one otherwise.
 */
export function keyOfWrite(operation: OperationShape, token: string | undefined, input: unknown) {
  // An input may hold a password: none is kept for longer than it is of use.
  for (const [write, { until }] of unsure) if (until <= Date.now()) unsure.delete(write)
  const write = JSON.stringify([operation.name, token, input])
  const key = unsure.get(write)?.key ?? randomId()
  return {
    key,
    /** It was answered: the next one is another write. */
    settle: () => void unsure.delete(write),
    /** It failed; whether it was done may be unknown. */
    fail(error: unknown): void {
      const until = unsureUntil(error)
      if (until) unsure.set(write, { key, until })
      else unsure.delete(write)
    },
  }
}

import type { OperationShape } from '@croupier/api/operation.ts'
import { isRefused } from './call-refused.ts'
import { randomId } from './random-id.ts'

/** How long a person may think before pressing again, in milliseconds. */
export const REMEMBERED = 10 * 60_000

interface Unsure {
  key: string
  until: number
}

const unsure = new Map<string, Unsure>()

/** Where the answer was lost, the write may have been done all the same. */
export function isUnsure(error: unknown): boolean {
  return isRefused(error, 'network', 'timeout', 'busy.try.again', 'unknown.error')
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
      if (isUnsure(error)) unsure.set(write, { key, until: Date.now() + REMEMBERED })
      else unsure.delete(write)
    },
  }
}

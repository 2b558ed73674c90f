import { Refusal } from '../../platform/refusal.ts'
import { piecesFrom } from '../../platform/thread.ts'
import type { readSafely } from './read-safely.ts'

/** A body of so many bytes takes a few milliseconds to read; none but documents are longer. */
export const READ_AT_ONCE_BYTES = 1_048_576

let last: Promise<unknown> = Promise.resolve()

async function readNow(body: Buffer): Promise<unknown> {
  const thread = piecesFrom<NonNullable<ReturnType<typeof readSafely>>>(
    new URL('json-thread.ts', import.meta.url),
    body,
  )
  for await (const { value } of thread) return value
  throw new Refusal('request.malformed')
}

/**
 * Reads a long body in a thread of its own, for bets are served by this one. One after another: a caller who sends many
 * before being identified takes no more room than one.
 * @throws Refusal request.malformed
 */
export function readBodyAside(body: Buffer): Promise<unknown> {
  const read = last.then(() => readNow(body))
  last = read.catch(() => {})
  return read
}

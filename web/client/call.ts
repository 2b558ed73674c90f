import type { InputOf, OperationShape, OutputOf } from '@croupier/api/operation.ts'
import type { SessionEndReason } from '@croupier/api/live/session-end.ts'
import { CallRefused, isRefused } from './call-refused.ts'
import { encryptionKey, forgetEncryptionKey } from './encryption-key.ts'
import { request } from './request.ts'
import { type SessionEnd, session } from './session.ts'
import { keyOfWrite } from './unsure-writes.ts'

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** The key of a write a person repeats by hand, so that pressing twice is one write. */
  idempotencyKey?: string | undefined
  timeoutMilliseconds?: number | undefined
  /** From which side one calls: agents log in with `AGENTPOLICY3`. */
  moduleId?: string | undefined
}

/** An input without required members may be left out. */
export type CallArguments<Shape extends OperationShape> =
  Record<never, never> extends InputOf<Shape>
    ? [input?: InputOf<Shape>, options?: CallOptions]
    : [input: InputOf<Shape>, options?: CallOptions]

const TIMEOUT = 30_000
/** Pauses before the repeats, in milliseconds. A read is repeated once, a write twice: its key makes it one write. */
const READ_PAUSES = [300]
const WRITE_PAUSES = [400, 1500]

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The part of the page that seals is fetched when it is first needed; without it the call does not go out either. */
function lostPart(error: unknown): never {
  throw new CallRefused({ code: 'network', message: String(error) })
}

async function sealed(operation: OperationShape, input: unknown): Promise<string | undefined> {
  if (!operation.encrypted) return undefined
  const [{ seal }, key] = await Promise.all([import('./seal.ts').catch(lostPart), encryptionKey()])
  return seal(input, key)
}

/**
 * Why the server says the session is over, a newer one perhaps in a word that this page does not know; a member who logged out
 * in another tab is not told so.
 */
function endOf({ value: { ended } }: CallRefused): SessionEnd {
  const reason = (ended ?? 'expired') as SessionEndReason
  return reason === 'logged-out' ? 'asked' : reason
}

/** Whether the same call may succeed now, with nothing done twice. */
function isWorthRepeating(error: unknown): boolean {
  if (isRefused(error, 'request.encryption.invalid')) {
    forgetEncryptionKey()
    return true
  }
  // A browser repeats by itself what a broken connection lost; sealed again, the key says whether it was done.
  return isRefused(error, 'network', 'busy.try.again', 'request.replayed')
}

async function checkOutput(operation: OperationShape, value: unknown): Promise<void> {
  const { safeParse } = await import('zod/mini')
  const parsed = safeParse(operation.output, value)
  if (!parsed.success) console.error(`${operation.name}: the answer breaks its schema`, parsed.error.issues)
}

/**
 * Calls an operation: `await call(logIn, { username, password })`. Answers are trusted in production, where the server
 * has validated them, and checked against their schema while developing.
 * @throws CallRefused; the reason of `signal` when it is aborted
 */
export async function call<Shape extends OperationShape>(
  operation: Shape,
  ...[given, options = {}]: CallArguments<Shape>
): Promise<OutputOf<Shape>> {
  const input = (given ?? {}) as Record<string, unknown>
  const isRead = operation.method === 'GET'
  const pauses = isRead ? READ_PAUSES : WRITE_PAUSES
  const { signal, timeoutMilliseconds = TIMEOUT, moduleId } = options
  const token = session.token()
  const write = isRead || options.idempotencyKey !== undefined ? undefined : keyOfWrite(operation, token, input)
  const idempotencyKey = write?.key ?? options.idempotencyKey

  for (let repeats = 0; ; repeats += 1) {
    try {
      const body = await sealed(operation, input)
      const attempt = { idempotencyKey, sealed: body, signal, timeoutMilliseconds, moduleId }
      const value = await request(operation, input, attempt)
      write?.settle()
      if (import.meta.env.DEV) await checkOutput(operation, value)
      return value as OutputOf<Shape>
    } catch (error) {
      const wait = pauses[repeats]
      if (wait !== undefined && isWorthRepeating(error)) {
        await pause(wait)
        continue
      }
      write?.fail(error)
      if (isRefused(error, 'login.not.session', 'staff.not.session')) session.endOf(token, endOf(error))
      throw error
    }
  }
}

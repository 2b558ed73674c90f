import type { KeyObject } from 'node:crypto'
import type { OperationShape } from '@croupier/api/operation.ts'
import { type BodyKeys, NONCE_MILLISECONDS, type SeenNonce } from '../../platform/body-keys.ts'
import type { Clock } from '../../platform/clock.ts'
import { Refusal } from '../../platform/refusal.ts'
import { openJwe } from './open-jwe.ts'

const MOST_CHARACTERS = 200_000
const NONCE = /^[\w-]{16,64}$/
const KEY_NAME = /^[\w-]{1,64}$/

export interface OpenedBody extends SeenNonce {
  /** As it was sealed: JSON, if the sender keeps the contract. */
  text: string
}

export function isSealed(encryption: string | undefined): boolean {
  return encryption?.toUpperCase() === 'JWE'
}

/**
 * Opens the body of an encrypted call: `{"value": "<compact JWE>"}`, ECDH-ES with A256GCM under a key of ours that is
 * still valid, with `iat` (seconds) and `nonce` in the protected header. Whether the nonce is new is for the caller to see.
 * @throws Refusal request.encryption.invalid, request.replayed where it is too old
 */
export async function openBody(body: unknown, keys: BodyKeys, clock: Clock): Promise<OpenedBody> {
  const value = (body as { value?: unknown } | null)?.value
  if (typeof value !== 'string' || value.length > MOST_CHARACTERS) throw new Refusal('request.encryption.invalid')
  let opened: OpenedBody
  let issuedAt: number
  try {
    const { plaintext, header } = await openJwe(value, keyFrom(keys))
    const { iat, nonce } = header
    if (typeof nonce !== 'string' || !NONCE.test(nonce)) throw new Error('no nonce')
    opened = { text: new TextDecoder('utf-8', { fatal: true }).decode(plaintext), nonce, seenAt: clock.now() }
    issuedAt = Number(iat) * 1_000
  } catch (error) {
    if (isDatabaseFault(error)) throw error
    throw new Refusal('request.encryption.invalid')
  }
  if (!(Math.abs(opened.seenAt - issuedAt) <= NONCE_MILLISECONDS)) throw new Refusal('request.replayed')
  return opened
}

function keyFrom(keys: BodyKeys): (kid: unknown) => Promise<KeyObject> {
  return async (kid) => {
    const key = typeof kid === 'string' && KEY_NAME.test(kid) ? await keys.privateKey(kid) : undefined
    if (!key) throw new Error('no key of ours')
    return key
  }
}

/** @throws Refusal request.malformed */
export function readOpened({ text }: OpenedBody): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('request.malformed')
  }
}

function isDatabaseFault(error: unknown): boolean {
  const { code } = error as { code?: string }
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)
}

/**
 * The body as the operation's schema expects it. An encrypted operation refuses plain JSON unless the operator allows
 * it; an encrypted body on a plain operation is opened all the same.
 */
export async function plainBody(
  operation: OperationShape,
  request: { body: unknown; encryption: string | undefined },
  means: { keys: BodyKeys; clock: Clock; plainAllowed: boolean },
): Promise<unknown> {
  if (isSealed(request.encryption)) {
    const opened = await openBody(request.body, means.keys, means.clock)
    if (!(await means.keys.remember(opened))) throw new Refusal('request.replayed')
    return readOpened(opened)
  }
  if (operation.encrypted && !means.plainAllowed) throw new Refusal('request.encryption.required')
  return request.body
}

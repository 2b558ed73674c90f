import { compactDecrypt, decodeProtectedHeader } from 'jose'
import type { OperationShape } from '@croupier/api/operation.ts'
import type { BodyKeys } from '../../platform/body-keys.ts'
import { NONCE_MILLISECONDS } from '../../platform/body-keys.ts'
import type { Clock } from '../../platform/clock.ts'
import { Refusal } from '../../platform/refusal.ts'

const MOST_CHARACTERS = 200_000
const NONCE = /^[\w-]{16,64}$/
const KEY_NAME = /^[\w-]{1,64}$/

/**
 * The plain body of an encrypted call: `{"value": "<compact JWE>"}`, ECDH-ES with A256GCM under a key of ours that is
 * still valid, with `iat` (seconds) and `nonce` in the protected header.
 * @throws Refusal request.encryption.invalid, request.replayed
 */
async function open(body: unknown, keys: BodyKeys, clock: Clock): Promise<unknown> {
  const value = (body as { value?: unknown } | null)?.value
  if (typeof value !== 'string' || value.length > MOST_CHARACTERS) throw new Refusal('request.encryption.invalid')
  let plaintext: string
  let nonce: string
  let issuedAt: number
  try {
    const { kid, iat, nonce: given } = decodeProtectedHeader(value) as Record<string, unknown>
    const key = typeof kid === 'string' && KEY_NAME.test(kid) ? await keys.privateKey(kid) : undefined
    if (!key || typeof given !== 'string' || !NONCE.test(given)) throw new Error('no key or nonce')
    const algorithms = { keyManagementAlgorithms: ['ECDH-ES'], contentEncryptionAlgorithms: ['A256GCM'] }
    const opened = await compactDecrypt(value, key, algorithms)
    plaintext = new TextDecoder('utf-8', { fatal: true }).decode(opened.plaintext)
    nonce = given
    issuedAt = Number(iat) * 1000
  } catch (error) {
    if (isDatabaseFault(error)) throw error
    throw new Refusal('request.encryption.invalid')
  }
  if (!(Math.abs(clock.now() - issuedAt) <= NONCE_MILLISECONDS)) throw new Refusal('request.replayed')
  if (!(await keys.remember(nonce))) throw new Refusal('request.replayed')
  try {
    return JSON.parse(plaintext)
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
  if (request.encryption?.toUpperCase() === 'JWE') return open(request.body, means.keys, means.clock)
  if (operation.encrypted && !means.plainAllowed) throw new Refusal('request.encryption.required')
  return request.body
}

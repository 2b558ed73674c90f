import { createDecipheriv, createHash, createPublicKey, diffieHellman, type KeyObject } from 'node:crypto'

/** What a sender says of a body beside what it holds. Nothing of it is checked but that it was sealed together with it. */
export type JweHeader = Readonly<Record<string, unknown>>

export interface OpenedJwe {
  header: JweHeader
  plaintext: Buffer
}

const IV_BYTES = 12
const TAG_BYTES = 16
const KEY_BITS = 256

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function withLength(bytes: Buffer): Buffer {
  return Buffer.concat([uint32(bytes.length), bytes])
}

/** The optional PartyUInfo and PartyVInfo of the key derivation; almost always absent. */
function partyInfo(value: unknown): Buffer {
  if (value === undefined) return Buffer.alloc(0)
  if (typeof value !== 'string') throw new TypeError('a party is named by text')
  return Buffer.from(value, 'base64url')
}

/** The sender's point, by its coordinates alone: Node refuses one that is not on the curve. */
function senderKey(epk: unknown): KeyObject {
  const { kty, crv, x, y } = (epk ?? {}) as Record<string, unknown>
  if (kty !== 'EC' || crv !== 'P-256' || typeof x !== 'string' || typeof y !== 'string') {
    throw new TypeError('a sender has a key on P-256')
  }
  return createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' })
}

/** The key both sides agree upon: one round of the Concat KDF (NIST SP 800-56A) over SHA-256, as RFC 7518, 4.6.2 says it. */
function agreedKey(privateKey: KeyObject, { epk, enc, apu, apv }: JweHeader): Buffer {
  const shared = diffieHellman({ privateKey, publicKey: senderKey(epk) })
  return createHash('sha256')
    .update(uint32(1))
    .update(shared)
    .update(withLength(Buffer.from(enc as string)))
    .update(withLength(partyInfo(apu)))
    .update(withLength(partyInfo(apv)))
    .update(uint32(KEY_BITS))
    .digest()
}

/**
 * Opens a compact JWE (RFC 7516) of the one form we take: ECDH-ES on P-256, direct, with A256GCM. All at once: a
 * library asks the threads that check passwords for each step, and log-ins wait for it (docs/decisions/0005).
 * @param keyOf our private key of a `kid`; it throws where there is none
 * @throws where it is none of this form, not for us, or changed on its way
 */
export async function openJwe(text: string, keyOf: (kid: unknown) => Promise<KeyObject>): Promise<OpenedJwe> {
  const [head, wrappedKey, iv, ciphertext, tag, ...more] = text.split('.')
  if (!head || wrappedKey !== '' || !iv || ciphertext === undefined || !tag || more.length > 0) {
    throw new TypeError('this is no compact JWE with an agreed key')
  }
  const header = JSON.parse(Buffer.from(head, 'base64url').toString('utf8')) as JweHeader
  if (header['alg'] !== 'ECDH-ES' || header['enc'] !== 'A256GCM') throw new TypeError('sealed in another form')
  // What must be understood and is not, and what unpacks to any size.
  if (header['crit'] !== undefined || header['zip'] !== undefined) throw new TypeError('sealed in another form')
  const key = agreedKey(await keyOf(header['kid']), header)

  const ivBytes = Buffer.from(iv, 'base64url')
  if (ivBytes.length !== IV_BYTES) throw new TypeError('an IV of another length')
  const decipher = createDecipheriv('aes-256-gcm', key, ivBytes, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(head, 'ascii')).setAuthTag(Buffer.from(tag, 'base64url'))
  const plaintext = Buffer.concat([decipher.update(Buffer.from(ciphertext, 'base64url')), decipher.final()])
  return { header, plaintext }
}

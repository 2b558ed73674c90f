import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { port } from './port.ts'

/** Encrypts what rests in the database: vendor and provider secrets, second-step seeds, private keys. */
export interface Secrets {
  /**
   * Seals a text (AES-256-GCM) for one place, such as `staff.totp:12`: moved to another row, it no longer opens.
   * The result is printable and names the key it was sealed with.
   */
  seal(plain: string, place: string): string
  /** @throws UnreadableSecret for another place, a changed text, or a key that SECRETS_KEY no longer holds. */
  open(sealed: string, place: string): string
  /** Whether a text was sealed with an older key and should be sealed again. */
  isSealedWithOldKey(sealed: string): boolean
}

export const secretsPort = port<Secrets>('secrets')

export class UnreadableSecret extends Error {
  override name = 'UnreadableSecret'
}

const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
const VERSION = 's1'

interface Key {
  readonly id: string
  readonly bytes: Buffer
}

function keyOf(bytes: Buffer): Key {
  if (bytes.length !== KEY_BYTES) throw new Error(`a secrets key has ${KEY_BYTES} bytes`)
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes }
}

/** A fresh key, for tests. */
export function makeSecretsKey(): Buffer {
  return randomBytes(KEY_BYTES)
}

/** @param given Keys of 32 bytes each, never none: the first seals, all of them open. */
export function openSecrets(given: readonly Buffer[]): Secrets {
  const keys = given.map(keyOf)
  const current = keys[0]!
  const byId = new Map(keys.map((key) => [key.id, key]))

  function partsOf(sealed: string): { keyId: string; body: Buffer } {
    const [version, keyId, body] = sealed.split('.')
    if (version !== VERSION || !keyId || !body) throw new UnreadableSecret('this is not a sealed text')
    return { keyId, body: Buffer.from(body, 'base64url') }
  }

  return {
    seal(plain, place) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', current.bytes, iv).setAAD(Buffer.from(place))
      const body = Buffer.concat([iv, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${VERSION}.${current.id}.${body.toString('base64url')}`
    },
    open(sealed, place) {
      const { keyId, body } = partsOf(sealed)
      const key = byId.get(keyId)
      if (!key) throw new UnreadableSecret(`sealed with the key ${keyId}, which SECRETS_KEY does not hold`)
      try {
        const decipher = createDecipheriv('aes-256-gcm', key.bytes, body.subarray(0, IV_BYTES))
        decipher.setAAD(Buffer.from(place)).setAuthTag(body.subarray(-TAG_BYTES))
        return Buffer.concat([decipher.update(body.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8')
      } catch {
        throw new UnreadableSecret(`what is kept at ${place} was changed or belongs elsewhere`)
      }
    },
    isSealedWithOldKey: (sealed) => partsOf(sealed).keyId !== current.id,
  }
}

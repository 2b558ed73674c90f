import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')

const PRESENT_AND_VERIFIED = 0x05
const WITH_CREDENTIAL = 0x40

/** What the browser is asked to do, as far as a key reads it. */
interface Asked {
  challenge: string
  user?: { id: string }
}

/** A security key in software, which signs whatever it is told: an ES256 key without attestation. */
export function softwareKey({ rpId, origin }: { rpId: string; origin: string }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const id = base64url(credentialId)
  let userHandle: string | undefined

  const authenticatorData = (flags: number, counter: number, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.of(flags), count, rest])
  }
  const clientData = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const common = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const

  return {
    id,
    make({ challenge, user }: Asked) {
      userHandle = user?.id
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(jwk.x!, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(jwk.y!, 'base64url'))],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, Buffer.from(isoCBOR.encode(cose))])
      const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(authenticatorData(PRESENT_AND_VERIFIED | WITH_CREDENTIAL, 0, credential))],
      ])
      return {
        ...common,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge)),
          attestationObject: base64url(Buffer.from(isoCBOR.encode(attestation))),
          transports: ['internal'],
        },
      }
    },
    show({ challenge }: Asked, counter: number, lie: { origin?: string; flags?: number; userHandle?: string } = {}) {
      const data = authenticatorData(lie.flags ?? PRESENT_AND_VERIFIED, counter)
      const client = clientData('webauthn.get', challenge, lie.origin)
      return {
        ...common,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: lie.userHandle ?? userHandle,
        },
      }
    },
  }
}

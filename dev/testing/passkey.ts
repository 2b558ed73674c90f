import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')

const PRESENT_AND_VERIFIED = 0x05
const WITH_CREDENTIAL = 0x40

type Cbor = number | string | Buffer | Map<number | string, Cbor>

/** CBOR's head: what follows, and how much of it. Enough for what a key says. */
function head(major: number, count: number): Buffer {
  const kind = major << 5
  if (count < 24) return Buffer.of(kind | count)
  if (count < 256) return Buffer.of(kind | 24, count)
  return Buffer.of(kind | 25, count >> 8, count & 255)
}

/** Written apart from the server's library: both would have to be wrong alike. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])])
}

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
      const cose = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(jwk.x!, 'base64url')],
        [-3, Buffer.from(jwk.y!, 'base64url')],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, cbor(cose)])
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(PRESENT_AND_VERIFIED | WITH_CREDENTIAL, 0, credential)],
      ])
      return {
        ...common,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge)),
          attestationObject: base64url(cbor(attestation)),
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

import { CompactEncrypt, importJWK, type JWK } from 'jose'
import { randomId } from './random-id.ts'
import { serverNow } from './server-clock.ts'

/** Seals a body to the server's public key; each seal has a nonce of its own, so a second send is sealed again. */
export async function seal(body: unknown, key: JWK & { kid: string }): Promise<string> {
  const header = {
    alg: 'ECDH-ES',
    enc: 'A256GCM',
    kid: key.kid,
    iat: Math.floor(serverNow() / 1000),
    nonce: randomId(),
  }
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader(header)
    .encrypt(await importJWK(key, 'ECDH-ES'))
}

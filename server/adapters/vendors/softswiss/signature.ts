import { createHmac, timingSafeEqual } from 'node:crypto'

const HEX = /^[0-9a-f]{64}$/

/** Both directions: lower-case hex HMAC-SHA-256 of the body's bytes with the shared token. */
export function signatureOf(body: Buffer | string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex')
}

/** Compared in constant time, so that a forger learns nothing from how long it takes. */
export function isSignedBy(secret: string, body: Buffer, signature: string | undefined): boolean {
  if (signature === undefined || !HEX.test(signature)) return false
  return timingSafeEqual(createHmac('sha256', secret).update(body).digest(), Buffer.from(signature, 'hex'))
}

import { createHmac, timingSafeEqual } from 'node:crypto'

const HEX = /^[0-9a-f]{64}$/

/** Of requests and answers alike: lower-case hex HMAC-SHA-256 of the body's bytes. */
export function signatureOf(body: Buffer | string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex')
}

/** Compared in constant time. */
export function isSignedBy(secret: string, body: Buffer, signature: string | null): boolean {
  if (signature === null || !HEX.test(signature)) return false
  return timingSafeEqual(createHmac('sha256', secret).update(body).digest(), Buffer.from(signature, 'hex'))
}

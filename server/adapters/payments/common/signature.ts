import { createHmac, timingSafeEqual } from 'node:crypto'

/** How far a clock may be off, and how long a signed message can be sent again. */
export const CLOCK_SECONDS = 300

export interface Signed {
  /** A request of ours cannot be sent back to us as a call-back. */
  direction: 'request' | 'callback'
  /** Seconds since 1970, in decimal digits. */
  timestamp: string
  /** Of a request: used once. Of a call-back: the event's number. */
  nonce: string
  /** Of a request its method and path, `POST /v1/checkouts`; of a call-back what it is about, `deposit` or `payout`. */
  subject: string
  /** The bytes as they are sent; empty where there are none. */
  body: Buffer
}

/** HMAC-SHA-256 over everything that counts, as hexadecimal digits. */
export function signatureOf(secret: string, { direction, timestamp, nonce, subject, body }: Signed): string {
  return createHmac('sha256', secret)
    .update(`${direction}\n${timestamp}\n${nonce}\n${subject}\n`)
    .update(body)
    .digest('hex')
}

/** Compares in constant time; a text of another length or of other than hexadecimal digits is wrong at once. */
export function isSignature(given: string, secret: string, signed: Signed): boolean {
  if (!/^[0-9a-f]{64}$/.test(given)) return false
  return timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(signatureOf(secret, signed), 'hex'))
}

/** Whether a message was signed about now. @param now Epoch milliseconds */
export function isTimely(timestamp: string, now: number): boolean {
  return /^\d{1,12}$/.test(timestamp) && Math.abs(now / 1000 - Number(timestamp)) <= CLOCK_SECONDS
}

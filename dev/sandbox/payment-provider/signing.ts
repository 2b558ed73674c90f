import { createHmac, timingSafeEqual } from 'node:crypto'

/** The shop this provider works for, as the demo world tells the product. Public: the sandbox listens on this machine alone. */
export const CLIENT = 'sandpay'
export const SECRET = 'sandbar-pay-secret-of-the-demo-2026'

/** What a shop and a provider know of each other. */
export interface Shop {
  client: string
  secret: string
}

export const sandpay: Shop = { client: CLIENT, secret: SECRET }

const CLOCK_SECONDS = 300

/** As server/adapters/payments/hosted-page/README.md says it; written a second time, as another company would. */
export function sign(lines: readonly string[], body: string, secret = SECRET): string {
  return createHmac('sha256', secret)
    .update(`${lines.join('\n')}\n${body}`)
    .digest('hex')
}

const usedNonces = new Set<string>()

/** What is wrong with a request's signature, as the wire's error code; undefined where nothing is. */
export function faultOf(
  headers: Record<string, string | string[] | undefined>,
  subject: string,
  body: string,
  shop: Shop = sandpay,
): 'signature.invalid' | 'nonce.used' | undefined {
  const [client, timestamp, nonce, given] = ['x-client', 'x-timestamp', 'x-nonce', 'x-signature'].map((name) =>
    String(headers[name] ?? ''),
  ) as [string, string, string, string]
  const expected = sign(['request', timestamp, nonce, subject], body, shop.secret)
  const isOld = Math.abs(Date.now() / 1000 - Number(timestamp)) > CLOCK_SECONDS
  if (client !== shop.client || given.length !== expected.length || isOld) return 'signature.invalid'
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return 'signature.invalid'
  if (usedNonces.has(nonce)) return 'nonce.used'
  usedNonces.add(nonce)
  return undefined
}

import { createPublicKey } from 'node:crypto'

/** What a browser's secret is sealed for. */
export function authPlace(memberId: bigint): string {
  return `push-auth:${memberId}`
}

/** Whether an endpoint belongs to one of the services: `push.apple.com` holds `web.push.apple.com`. */
export function isOfService(endpoint: string, services: readonly string[]): boolean {
  const { hostname, username, port } = new URL(endpoint)
  const isNamed = services.some((service) => hostname === service || hostname.endsWith(`.${service}`))
  return isNamed && username === '' && port === ''
}

/** Whether a browser's key lies on the curve: any other could never be encrypted for. */
export function isPoint(p256dh: string): boolean {
  const bytes = Buffer.from(p256dh, 'base64url')
  if (bytes.length !== 65 || bytes[0] !== 4) return false
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((part) => part.toString('base64url'))
  try {
    createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } })
    return true
  } catch {
    return false
  }
}

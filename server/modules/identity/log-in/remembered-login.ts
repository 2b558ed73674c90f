import { createHash, randomBytes } from 'node:crypto'
import type { Visit } from '../../../platform/context.ts'

export const REMEMBERED_SECONDS = 86_400
/** Only log-ins get it sent. */
const PATH = '/wps/session'

/** The browser's half: which credential it is, and the secret that is good for one use. */
export interface RememberedSecret {
  series: string
  secret: string
}

export function secretHashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** One cookie per account that is remembered here; the name tells nobody which. */
function cookieOf(account: string): string {
  return `remembered_${createHash('sha256').update(account.toLowerCase()).digest('hex').slice(0, 16)}`
}

export function readRememberedCookie(visit: Visit | undefined, account: string): RememberedSecret | undefined {
  const [series, secret] = visit?.cookies[cookieOf(account)]?.split('.') ?? []
  return series && secret ? { series, secret } : undefined
}

export function setRememberedCookie(
  visit: Visit | undefined,
  account: string,
  { series, secret }: RememberedSecret,
): void {
  visit?.setCookie(cookieOf(account), `${series}.${secret}`, REMEMBERED_SECONDS, PATH)
}

export function clearRememberedCookie(visit: Visit | undefined, account: string): void {
  visit?.setCookie(cookieOf(account), '', 0, PATH)
}

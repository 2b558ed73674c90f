import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Scope } from '../../../platform/context.ts'

/** The browser that comes back from a provider must be the one that was sent there: it holds this cookie. */
const COOKIE = 'socialBrowser'
/** Nothing else of ours needs to see it. */
const COOKIE_PATH = '/wps/'

/** How long one may stay at the provider, and how long its answer is good for afterwards. */
export const SOCIAL_SECONDS = 900

const SECRET = /^[\w-]{43}$/

export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The hash stored instead of a state, a ticket or a cookie: a stolen table opens nothing. */
export function socialHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** The secret of this browser, from its cookie. */
export function socialBrowser(scope: Scope): string | undefined {
  const found = scope.visit?.cookies[COOKIE]
  return found !== undefined && SECRET.test(found) ? found : undefined
}

/** The same, or a new one where there is none: two tabs that log in at the same time share it. */
export function keepSocialBrowser(scope: Scope): string {
  const secret = socialBrowser(scope) ?? newSecret()
  scope.visit?.setCookie(COOKIE, secret, SOCIAL_SECONDS, COOKIE_PATH)
  return secret
}

/** Nonce and PKCE verifier follow from the browser's secret and the state, so that neither rests anywhere. */
export function secretsOfWay(browser: string, state: string): { nonce: string; verifier: string } {
  const derive = (what: string) => createHmac('sha256', browser).update(`${what}:${state}`).digest('base64url')
  return { nonce: derive('nonce'), verifier: derive('verifier') }
}

import { randomBytes } from 'node:crypto'
import type { OwnScope } from '../../../platform/context.ts'
import { keepPasskeyChallenge, takePasskeyChallenge } from './passkey-challenges-store.ts'

/** Which browser was asked: its answer from another one proves nothing. */
const COOKIE = 'passkeyBrowser'
const COOKIE_PATH = '/wps/'

/** How long a person has to touch his key. */
export const CHALLENGE_SECONDS = 300

/** Remembers what this browser is asked to sign. */
export async function askPasskey(ctx: OwnScope, challenge: string, memberId: bigint | null): Promise<void> {
  const browser = randomBytes(32).toString('base64url')
  const expiresAt = ctx.clock.now() + CHALLENGE_SECONDS * 1_000
  await keepPasskeyChallenge(ctx.db, { browser, challenge, memberId, expiresAt })
  ctx.visit?.setCookie(COOKIE, browser, CHALLENGE_SECONDS, COOKIE_PATH)
}

/** What this browser was asked to sign, once; undefined where it was not, or too long ago. */
export async function askedPasskey(ctx: OwnScope, memberId: bigint | null): Promise<string | undefined> {
  const browser = ctx.visit?.cookies[COOKIE]
  if (browser === undefined) return undefined
  ctx.visit?.setCookie(COOKIE, '', 0, COOKIE_PATH)
  return takePasskeyChallenge(ctx.db, { browser, memberId }, ctx.clock.now())
}

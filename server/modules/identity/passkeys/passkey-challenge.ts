import { randomBytes } from 'node:crypto'
import type { OwnScope, WriteScope } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findPasskeyChallenge, keepPasskeyChallenge, takePasskeyChallenge } from './passkey-challenges-store.ts'

/** Which browser was asked: its answer from another one proves nothing. */
const COOKIE = 'passkeyBrowser'
const COOKIE_PATH = '/wps/'

/** How long a person has to touch their key. */
export const CHALLENGE_SECONDS = 300

/** Remembers what this browser is asked to sign. */
export async function askPasskey(scope: WriteScope, challenge: string, memberId: bigint | null): Promise<void> {
  const browser = randomBytes(32).toString('base64url')
  const expiresAt = scope.clock.now() + CHALLENGE_SECONDS * 1_000
  await keepPasskeyChallenge(scope.tx, { browser, challenge, memberId, expiresAt })
  scope.visit?.setCookie(COOKIE, browser, CHALLENGE_SECONDS, COOKIE_PATH)
}

export interface AskedPasskey {
  challenge: string
  /** Uses it up, in the transaction that does what the answer allows. @throws Refusal passkey.failed where it was used meanwhile */
  take(tx: Tx): Promise<void>
}

/**
 * Looks at an answer to what this browser was asked to sign. It answers once: what is refused uses it up as well. Only an
 * attempt that was lost leaves it, to the repeat of the call.
 * @throws Refusal passkey.failed where it was asked nothing, or too long ago
 */
export async function lookAtAnswer<Told>(
  ctx: OwnScope,
  memberId: bigint | null,
  look: (asked: AskedPasskey) => Promise<Told>,
): Promise<Told> {
  const browser = ctx.visit?.cookies[COOKIE]
  if (browser === undefined) throw new Refusal('passkey.failed')
  const given = { browser, memberId }
  const now = ctx.clock.now()
  const challenge = await findPasskeyChallenge(ctx.db, given, now)
  const forget = () => ctx.visit?.setCookie(COOKIE, '', 0, COOKIE_PATH)
  try {
    if (challenge === undefined) throw new Refusal('passkey.failed')
    return await look({
      challenge,
      async take(tx) {
        if (!(await takePasskeyChallenge(tx, given, now))) throw new Refusal('passkey.failed')
        forget()
      },
    })
  } catch (error) {
    if (error instanceof Refusal) {
      await takePasskeyChallenge(ctx.db, given, now)
      forget()
    }
    throw error
  }
}

import type { Queryable } from '../../../platform/database.ts'
import { forgetOldAttempts } from './attempts-store.ts'
import { forgetOldCaptchas } from '../human-proof/captchas-store.ts'
import { forgetOldCodes } from '../codes/codes-store.ts'
import { forgetOldTickets } from '../second-step/login-tickets-store.ts'
import { forgetOldRememberedLogins } from './remembered-logins-store.ts'
import { forgetOldPasswordResets } from '../passwords/password-resets-store.ts'
import { forgetOldSessions } from '../sessions/sessions-store.ts'
import { forgetOldSocialAttempts } from '../social/social-attempts-store.ts'
import { forgetOldPasskeyChallenges } from '../passkeys/passkey-challenges-store.ts'
import { forgetOldProofs } from '../human-proof/spent-proofs-store.ts'

/** Deletes counters, captchas, sessions, tickets and credentials that no longer count. Called by a schedule. */
export async function forgetOldLoginTraces(db: Queryable, now: number): Promise<void> {
  await forgetOldAttempts(db, now)
  await forgetOldCaptchas(db, now)
  await forgetOldCodes(db, now)
  await forgetOldPasswordResets(db, now)
  await forgetOldSessions(db, now)
  await forgetOldSocialAttempts(db, now)
  await forgetOldTickets(db, now)
  await forgetOldRememberedLogins(db, now)
  await forgetOldPasskeyChallenges(db, now)
  await forgetOldProofs(db, now)
}

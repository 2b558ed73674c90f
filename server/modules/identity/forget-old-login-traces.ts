import type { Queryable } from '../../platform/database.ts'
import { forgetOldAttempts } from './attempts-store.ts'
import { forgetOldCaptchas } from './captchas-store.ts'
import { forgetOldSessions } from './sessions-store.ts'
import { forgetOldSocialAttempts } from './social-attempts-store.ts'

/** Deletes counters, captchas and sessions that no longer count. Called by a schedule. */
export async function forgetOldLoginTraces(db: Queryable, now: number): Promise<void> {
  await forgetOldAttempts(db, now)
  await forgetOldCaptchas(db, now)
  await forgetOldSessions(db, now)
  await forgetOldSocialAttempts(db, now)
}

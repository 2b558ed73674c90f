import type { WriteScope } from '../../../platform/context.ts'
import { tellSessionEnded } from '../../../platform/live.ts'
import { loggedOut } from '../events.ts'
import { type RememberedLogin, removeRememberedLogin } from './remembered-logins-store.ts'
import { endSessionsOfSeries } from '../sessions/sessions-store.ts'
import { tellOfReuse } from './tell-of-reuse.ts'

/**
 * Somebody has a copy of what a browser is remembered by: nobody gets in with it again, whoever came in by it goes out, and
 * the member hears of it. False where that has been done before.
 */
export async function revokeReused(
  scope: WriteScope,
  { seriesHash, memberId }: Pick<RememberedLogin, 'seriesHash' | 'memberId'>,
): Promise<boolean> {
  // Told once, however many try the copy. One that comes in at this moment has committed by then, or finds no row.
  if (!(await removeRememberedLogin(scope.tx, seriesHash))) return false
  for (const sessionId of await endSessionsOfSeries(scope.tx, seriesHash, scope.clock.now())) {
    await tellSessionEnded(scope.tx, { kind: 'member', sessionId }, 'revoked')
    scope.announce(loggedOut({ memberId: memberId.toString(), sessionId: sessionId.toString() }))
  }
  await tellOfReuse(scope, memberId)
  return true
}

import type { WriteScope } from '../../../platform/context.ts'
import { sessionsEnded } from '../events.ts'
import { dropPasswordReset } from './password-resets-store.ts'
import { endSessionsOf, markPasswordDue } from '../sessions/sessions-store.ts'

/**
 * What follows every change of a member's password, in the same transaction: all sessions end except the one that
 * changed it, and a reset link opens nothing any more.
 */
export async function settleNewPassword(scope: WriteScope, memberId: bigint, exceptSession?: bigint): Promise<void> {
  await dropPasswordReset(scope.tx, memberId)
  if (exceptSession !== undefined) await markPasswordDue(scope.tx, exceptSession, null)
  await endSessionsOf(scope.tx, memberId, scope.clock.now(), 'password-changed', exceptSession)
  scope.announce(
    sessionsEnded({
      memberId: memberId.toString(),
      reason: 'password-changed',
      exceptSessionId: exceptSession?.toString() ?? null,
    }),
  )
}

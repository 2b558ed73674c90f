import type { WriteScope } from '../../../platform/context.ts'
import { sessionsEnded } from '../events.ts'
import { setTakesMarketing } from '../members/choices-store.ts'
import { endSessionsOf } from './sessions-store.ts'

/** Ends every session of a member who takes a break, so that running games take no stake, and sends no more offers. */
export async function logOutForBreak(scope: WriteScope, memberId: bigint): Promise<void> {
  await endSessionsOf(scope.tx, memberId, scope.clock.now(), 'break')
  await setTakesMarketing(scope.tx, memberId, false)
  scope.announce(sessionsEnded({ memberId: memberId.toString(), reason: 'break', exceptSessionId: null }))
}

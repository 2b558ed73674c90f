import { revokeOtherSessions } from '@croupier/api/identity/sessions/revoke-other-sessions.ts'
import { implement } from '../../../platform/implement.ts'
import { sessionsEnded } from '../events.ts'
import { forgetRememberedLoginsOf } from '../log-in/remembered-logins-store.ts'
import { endSessionsOf } from './sessions-store.ts'

export default implement(revokeOtherSessions, async (ctx) => {
  const { memberId, sessionId } = ctx.session
  const ended = await endSessionsOf(ctx.tx, memberId, ctx.clock.now(), 'revoked', sessionId)
  // Whoever holds such a device would come in again by what it remembers, without a password.
  await forgetRememberedLoginsOf(ctx.tx, memberId)
  const exceptSessionId = sessionId.toString()
  if (ended > 0) ctx.announce(sessionsEnded({ memberId: memberId.toString(), reason: 'revoked', exceptSessionId }))
  return { ended }
})

import { revokeSession } from '@croupier/api/identity/sessions/revoke-session.ts'
import { implement } from '../../../platform/implement.ts'
import { tellSessionEnded } from '../../../platform/live.ts'
import { loggedOut } from '../events.ts'
import { forgetRememberedLoginsOf } from '../log-in/remembered-logins-store.ts'
import { endSessionOf } from './sessions-store.ts'

export default implement(revokeSession, async (ctx, { id }) => {
  const { memberId } = ctx.session
  const sessionId = BigInt(id)
  const ended = await endSessionOf(ctx.tx, memberId, sessionId, ctx.clock.now(), 'revoked')
  if (!ended) throw ctx.refusal('session.not.found')
  // Whoever holds the device would come in again by what it remembers, without a password.
  await forgetRememberedLoginsOf(ctx.tx, memberId)
  await tellSessionEnded(ctx.tx, { kind: 'member', sessionId }, 'revoked')
  ctx.announce(loggedOut({ memberId: memberId.toString(), sessionId: id }))
  return {}
})

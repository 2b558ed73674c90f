import { logOut } from '@croupier/api/identity/sessions/log-out.ts'
import { implement } from '../../../platform/implement.ts'
import { tellSessionEnded } from '../../../platform/live.ts'
import { loggedOut } from '../events.ts'
import { endSession } from './sessions-store.ts'

export default implement(logOut, async (ctx) => {
  const { sessionId, memberId } = ctx.session
  await endSession(ctx.tx, sessionId, ctx.clock.now(), 'logged-out')
  // Other tabs share the session: they are told, and their sockets close.
  await tellSessionEnded(ctx.tx, { kind: 'member', sessionId }, 'logged-out')
  ctx.announce(loggedOut({ memberId: memberId.toString(), sessionId: sessionId.toString() }))
  return {}
})

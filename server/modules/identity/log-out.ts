import { logOut } from '@croupier/api/identity/log-out.ts'
import { implement } from '../../platform/implement.ts'
import { tellSessionEnded } from '../../platform/live.ts'
import { endSession } from './sessions-store.ts'

export default implement(logOut, async (ctx) => {
  const { sessionId } = ctx.session
  await endSession(ctx.tx, sessionId, ctx.clock.now(), 'logged-out')
  // Other tabs share the session: they are told, and their sockets close.
  await tellSessionEnded(ctx.tx, { kind: 'member', sessionId }, 'logged-out')
  return {}
})

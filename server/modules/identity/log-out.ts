import { logOut } from '@croupier/api/identity/log-out.ts'
import { implement } from '../../platform/implement.ts'
import { endSession } from './sessions-store.ts'

export default implement(logOut, async (ctx) => {
  await endSession(ctx.tx, ctx.session.sessionId, ctx.clock.now(), 'logged-out')
  return {}
})

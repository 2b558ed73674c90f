import { logOutStaff } from '@croupier/api/staff/log-out-staff.ts'
import { implement } from '../../platform/implement.ts'
import { endSession } from './sessions-store.ts'

export default implement(logOutStaff, async (ctx) => {
  await endSession(ctx.tx, ctx.session.sessionId, ctx.clock.now())
  return {}
})

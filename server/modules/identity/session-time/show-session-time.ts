import { showSessionTime } from '@croupier/api/identity/session-time/show-session-time.ts'
import { implement } from '../../../platform/implement.ts'
import { checkDue } from './check-due.ts'
import { sessionTimesOf } from './session-times-store.ts'

export default implement(showSessionTime, async (ctx) => {
  const times = await sessionTimesOf(ctx.db, ctx.session.sessionId)
  const { dueAt, isDue } = checkDue(ctx, times)
  const { startedAt, endsAt, isLimited } = times
  return { startedAt, endsAt, isLimited, checkDueAt: dueAt, isCheckDue: isDue }
})

import { listSessions } from '@croupier/api/identity/list-sessions.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { sessionIdleMinutes } from '../identity-settings.ts'
import { pageAfter, pageOfRows } from '../members/page-of-rows.ts'
import { openSessionsOf } from './sessions-store.ts'

export default implement(listSessions, async (ctx, { before }) => {
  const { memberId, sessionId } = ctx.session
  const rules = { now: ctx.clock.now(), idleMinutes: ctx.use(settingsPort).read(sessionIdleMinutes) }
  const { rows, next } = pageOfRows(await openSessionsOf(ctx.db, memberId, rules, pageAfter(before)))
  return {
    list: rows.map(({ id, ...session }) => ({ id: id.toString(), isCurrent: id === sessionId, ...session })),
    next,
  }
})

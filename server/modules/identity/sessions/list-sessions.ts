import { listSessions } from '@croupier/api/identity/sessions/list-sessions.ts'
import { implement } from '../../../platform/implement.ts'
import { pageAfter, pageOfRows } from '../members/page-of-rows.ts'
import { sessionRules } from './session-rules.ts'
import { openSessionsOf } from './sessions-store.ts'

export default implement(listSessions, async (ctx, { before }) => {
  const { memberId, sessionId } = ctx.session
  const rules = sessionRules(ctx)
  const { rows, next } = pageOfRows(await openSessionsOf(ctx.db, memberId, rules, pageAfter(before)))
  return {
    list: rows.map(({ id, ...session }) => ({ id: id.toString(), isCurrent: id === sessionId, ...session })),
    next,
  }
})

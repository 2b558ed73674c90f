import { listSessions } from '@croupier/api/identity/sessions/list-sessions.ts'
import { implement } from '../../../platform/implement.ts'
import { byId, readPage } from '../../../platform/page.ts'
import { PAGE_ROWS } from '../members/page-rows.ts'
import { sessionRules } from './session-rules.ts'
import { openSessionsOf } from './sessions-store.ts'

export default implement(listSessions, async (ctx, { before }) => {
  const { memberId, sessionId } = ctx.session
  const rules = sessionRules(ctx)
  const { rows, next } = await readPage(PAGE_ROWS, byId, (limit) =>
    openSessionsOf(ctx.db, memberId, rules, { before, limit }),
  )
  return {
    list: rows.map(({ id, ...session }) => ({ id: id.toString(), isCurrent: id === sessionId, ...session })),
    next,
  }
})

import { listStaffCases } from '@croupier/api/feedback/list-staff-cases.ts'
import { implement } from '../../platform/implement.ts'
import { byId, readPage } from '../../platform/page.ts'
import { describeForStaff } from './conversation.ts'
import { listConversations } from './conversations-store.ts'

export default implement(listStaffCases, async (ctx, { state, kind, after, pageSize }) => {
  const { rows: page, next } = await readPage(pageSize, byId, (limit) =>
    listConversations(ctx.db, { state, kind, after, limit }),
  )
  return {
    list: page.map(describeForStaff),
    next,
  }
})

import { listStaffCases } from '@croupier/api/feedback/list-staff-cases.ts'
import { implement } from '../../platform/implement.ts'
import { describeForStaff } from './conversation.ts'
import { listConversations } from './conversations-store.ts'

export default implement(listStaffCases, async (ctx, { state, kind, after, pageSize }) => {
  const found = await listConversations(ctx.db, { state, kind, after, limit: pageSize + 1 })
  const page = found.slice(0, pageSize)
  return {
    list: page.map(describeForStaff),
    next: found.length > pageSize ? page.at(-1)!.id.toString() : null,
  }
})

import { listStaffCases } from '@croupier/api/feedback/list-staff-cases.ts'
import { implement } from '../../platform/implement.ts'
import { joinPlace, momentPlace, readPage } from '../../platform/page.ts'
import { type Conversation, describeForStaff } from './conversation.ts'
import { listConversations } from './conversations-store.ts'

const placeOf = ({ waitsSince, id }: Conversation): string => joinPlace(waitsSince, id)

export default implement(listStaffCases, async (ctx, { state, kind, after, pageSize }) => {
  const { rows: page, next } = await readPage(pageSize, placeOf, (limit) =>
    listConversations(ctx.db, { state, kind, after: momentPlace(after), limit }),
  )
  return {
    list: page.map(describeForStaff),
    next,
  }
})

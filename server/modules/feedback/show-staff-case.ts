import { showStaffCase } from '@croupier/api/feedback/show-staff-case.ts'
import { implement } from '../../platform/implement.ts'
import { findConversation } from './conversations-store.ts'
import { staffDetail } from './describe-case.ts'

export default implement(showStaffCase, async (ctx, { id }) => {
  const conversation = await findConversation(ctx.db, id)
  if (!conversation) throw ctx.refusal('case.not.found')
  return staffDetail(ctx.db, conversation)
})

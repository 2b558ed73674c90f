import { showCase } from '@croupier/api/feedback/show-case.ts'
import { implement } from '../../platform/implement.ts'
import { findConversation } from './conversations-store.ts'
import { memberDetail } from './describe-case.ts'

export default implement(showCase, async (ctx, { id }) => {
  const conversation = await findConversation(ctx.db, id)
  if (conversation?.memberId !== ctx.session.memberId) throw ctx.refusal('case.not.found')
  return memberDetail(ctx.db, conversation)
})

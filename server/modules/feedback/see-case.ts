import { seeCase } from '@croupier/api/feedback/see-case.ts'
import { implement } from '../../platform/implement.ts'
import { changeConversation, lockConversation } from './conversations-store.ts'

export default implement(seeCase, async (ctx, { id }) => {
  const before = await lockConversation(ctx.tx, id)
  if (before?.memberId !== ctx.session.memberId) throw ctx.refusal('case.not.found')
  await changeConversation(ctx.tx, before, { seenAt: ctx.clock.now() })
  return {}
})

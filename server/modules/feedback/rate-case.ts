import { rateCase } from '@croupier/api/feedback/rate-case.ts'
import { implement } from '../../platform/implement.ts'
import { changeConversation, lockConversation } from './conversations-store.ts'
import { memberDetail } from './describe-case.ts'
import { tellCase } from './tell-case.ts'

export default implement(rateCase, async (ctx, { id, rating }) => {
  const { tx } = ctx
  const before = await lockConversation(tx, id)
  if (before?.memberId !== ctx.session.memberId) throw ctx.refusal('case.not.found')
  const now = ctx.clock.now()
  const after = await changeConversation(tx, before, { state: 'closed', rating, changedAt: now, seenAt: now })
  await tellCase(tx, after)
  return memberDetail(tx, after)
})

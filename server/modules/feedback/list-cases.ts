import { listCases } from '@croupier/api/feedback/list-cases.ts'
import { implement } from '../../platform/implement.ts'
import { describeForMember } from './conversation.ts'
import { conversationsOf } from './conversations-store.ts'

export default implement(listCases, async (ctx, { before, pageSize }) => {
  const found = await conversationsOf(ctx.db, ctx.session.memberId, before, pageSize + 1)
  const page = found.slice(0, pageSize)
  return {
    list: page.map(describeForMember),
    next: found.length > pageSize ? page.at(-1)!.id.toString() : null,
  }
})

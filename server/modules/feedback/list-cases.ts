import { listCases } from '@croupier/api/feedback/list-cases.ts'
import { implement } from '../../platform/implement.ts'
import { byId, readPage } from '../../platform/page.ts'
import { describeForMember } from './conversation.ts'
import { conversationsOf } from './conversations-store.ts'

export default implement(listCases, async (ctx, { before, pageSize }) => {
  const { rows: page, next } = await readPage(pageSize, byId, (limit) =>
    conversationsOf(ctx.db, ctx.session.memberId, before, limit),
  )
  return {
    list: page.map(describeForMember),
    next,
  }
})

import { listMembers } from '@croupier/api/identity/members/list-members.ts'
import { implement } from '../../../platform/implement.ts'
import { listMembers as findPage } from './members-store.ts'

export default implement(listMembers, async (ctx, input) => {
  const search = input.search || undefined
  // An id is what the order without a search goes by.
  if (search === undefined && input.after !== undefined && !/^\d{1,18}$/.test(input.after)) {
    throw ctx.refusal('request.invalid', { fields: [{ field: 'after', messageKey: 'fault.format' }] })
  }
  const found = await findPage(ctx.db, {
    search,
    type: input.type,
    state: input.state,
    after: input.after,
    pageSize: input.pageSize + 1,
  })
  const page = found.slice(0, input.pageSize)
  const last = page.at(-1)
  return {
    list: page.map((member) => ({
      id: member.id.toString(),
      account: member.account,
      nickname: member.nickname,
      type: member.type,
      state: member.state,
      currency: member.currency,
      upline: member.parentAccount,
      createdAt: member.createdAt,
      lastLoginAt: member.lastLoginAt,
    })),
    next: found.length > page.length && last ? (search === undefined ? last.id.toString() : last.account) : null,
  }
})

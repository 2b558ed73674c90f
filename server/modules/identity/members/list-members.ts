import { listMembers } from '@croupier/api/identity/members/list-members.ts'
import { implement } from '../../../platform/implement.ts'
import { readPage } from '../../../platform/page.ts'
import { type ListedMember, listMembers as findPage } from './members-store.ts'

export default implement(listMembers, async (ctx, input) => {
  const search = input.search || undefined
  // An id is what the order without a search goes by.
  if (search === undefined && input.after !== undefined && !/^\d{1,18}$/.test(input.after)) {
    throw ctx.refusal('request.invalid', { fields: [{ field: 'after', messageKey: 'fault.format' }] })
  }
  const { type, state, after } = input
  const placeOf = (last: ListedMember) => (search === undefined ? last.id.toString() : last.account)
  const { rows, next } = await readPage(input.pageSize, placeOf, (limit) =>
    findPage(ctx.db, { search, type, state, after, pageSize: limit }),
  )
  return {
    list: rows.map((member) => ({
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
    next,
  }
})

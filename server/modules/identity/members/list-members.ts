import { listMembers } from '@croupier/api/identity/members/list-members.ts'
import { implement } from '../../../platform/implement.ts'
import { readPage } from '../../../platform/page.ts'
import { phonesMeant } from '../contacts/phone.ts'
import { standingsOf } from './member-standing.ts'
import { findMemberByAccount } from './members-store.ts'
import { type ListedMember, listMembers as findPage } from './listed-members-store.ts'

export default implement(listMembers, async (ctx, input) => {
  const search = input.search || undefined
  const { type, state, after, ip } = input
  // An id is what the order without a search goes by.
  if (search === undefined && after !== undefined && !/^\d{1,18}$/.test(after)) {
    throw ctx.refusal('request.invalid', { fields: [{ field: 'after', messageKey: 'fault.format' }] })
  }
  const mobile = input.mobile || undefined
  const email = input.email || undefined
  // Others see contacts masked, and must not find out the rest of one by trying.
  if ((mobile ?? email) !== undefined && !ctx.session.mayDo('members.manage')) throw ctx.refusal('staff.forbidden')
  const agent = input.under === undefined ? undefined : await findMemberByAccount(ctx.db, input.under)
  if (input.under !== undefined && !agent) return { list: [], next: null }

  const phones = mobile === undefined ? undefined : phonesMeant(ctx, mobile)
  const asked = { search, type, state, phones, email, ip, underId: agent?.id, after }
  const placeOf = (last: ListedMember) => (search === undefined ? last.id.toString() : last.account)
  const { rows, next } = await readPage(input.pageSize, placeOf, (limit) =>
    findPage(ctx.db, { ...asked, pageSize: limit }),
  )
  const standingOf = await standingsOf(ctx, rows)
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
      ...standingOf(member.id),
    })),
    next,
  }
})

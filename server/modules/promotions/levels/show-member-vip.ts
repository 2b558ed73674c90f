import { showMemberVip } from '@croupier/api/promotions/levels/show-member-vip.ts'
import { implement } from '../../../platform/implement.ts'
import { findMemberByAccount } from '../../identity/index.ts'
import { describeVip } from './describe-vip.ts'

export default implement(showMemberVip, async (ctx, { account }) => {
  const member = await findMemberByAccount(ctx.db, account)
  if (!member) throw ctx.refusal('member.not.found')
  return describeVip(ctx, { memberId: member.id, currency: member.currency })
})

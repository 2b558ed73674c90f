import { showMemberTimeLimits } from '@croupier/api/identity/session-time/show-member-time-limits.ts'
import { implement } from '../../../platform/implement.ts'
import { findMemberByAccount } from '../members/members-store.ts'
import { describeTimeLimits } from './describe-time-limits.ts'

export default implement(showMemberTimeLimits, async (ctx, { account }) => {
  const member = await findMemberByAccount(ctx.db, account)
  if (!member) throw ctx.refusal('member.not.found')
  return describeTimeLimits(ctx, ctx.db, member.id)
})

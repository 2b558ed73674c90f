import { showMemberPlayLimits } from '@croupier/api/play/own-limits/show-member-play-limits.ts'
import { implement } from '../../../platform/implement.ts'
import { findMemberByAccount } from '../../identity/index.ts'
import { describeOwnLimits } from './describe-own-limits.ts'

export default implement(showMemberPlayLimits, async (ctx, { account }) => {
  const member = await findMemberByAccount(ctx.db, account)
  if (!member) throw ctx.refusal('member.not.found')
  return describeOwnLimits(ctx, { memberId: member.id, currency: member.currency })
})

import { showMemberDepositLimits } from '@croupier/api/wallet/deposit-limits/show-member-deposit-limits.ts'
import { implement } from '../../../platform/implement.ts'
import { findMemberByAccount } from '../../identity/index.ts'
import { describeLimits } from './describe-limits.ts'

export default implement(showMemberDepositLimits, async (ctx, { account }) => {
  const member = await findMemberByAccount(ctx.db, account)
  if (!member) throw ctx.refusal('member.not.found')
  return describeLimits(ctx, { memberId: member.id, currency: member.currency })
})

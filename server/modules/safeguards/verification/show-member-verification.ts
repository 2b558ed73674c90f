import { showMemberVerification } from '@croupier/api/safeguards/verification/show-member-verification.ts'
import { implement } from '../../../platform/implement.ts'
import { findMemberByAccount } from '../../identity/index.ts'
import { describeForStaff } from './describe-verification.ts'
import { findVerification } from './verifications-store.ts'

export default implement(showMemberVerification, async (ctx, { account }) => {
  const member = await findMemberByAccount(ctx.db, account)
  if (!member) throw ctx.refusal('member.not.found')
  return describeForStaff(await findVerification(ctx.db, member.id), ctx.clock.now())
})

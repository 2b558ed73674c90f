import { listMemberPayoutAccounts } from '@croupier/api/wallet/payout-accounts/list-member-payout-accounts.ts'
import { implement } from '../../../platform/implement.ts'
import { findMemberByAccount } from '../../identity/index.ts'
import { describeAccount } from '../withdrawals/describe-withdrawal.ts'
import { accountsEver } from './payout-accounts-store.ts'

export default implement(listMemberPayoutAccounts, async (ctx, input) => {
  const member = await findMemberByAccount(ctx.db, input.account)
  if (!member) throw ctx.refusal('member.not.found')
  const accounts = await accountsEver(ctx.db, member.id)
  return { list: accounts.map((each) => ({ ...describeAccount(ctx, each), removedAt: each.removedAt })) }
})

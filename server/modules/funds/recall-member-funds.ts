import { recallMemberFunds } from '@croupier/api/funds/recall-member-funds.ts'
import { implement } from '../../platform/implement.ts'
import { findMemberByAccount } from '../identity/index.ts'
import { recallWallets } from './recall-wallets.ts'

/** What a member has at vendors comes to where the house can reach it; why is in the audit log. */
export default implement(recallMemberFunds, async (ctx, { account }) => {
  const member = await findMemberByAccount(ctx.db, account)
  if (!member) throw ctx.refusal('member.not.found')
  const { id, currency } = member
  // Kept before any vendor is asked: a process that dies meanwhile may have moved the money.
  await ctx.transaction(async ({ edits }) => edits({ memberIds: [id] }))
  const list = await recallWallets(ctx, { memberId: id, account: member.account, currency, byStaff: true })
  return ctx.conclude(async () => ({ list }))
})

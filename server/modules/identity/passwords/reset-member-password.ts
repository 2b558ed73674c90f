import { resetMemberPassword } from '@croupier/api/identity/passwords/reset-member-password.ts'
import { implement } from '../../../platform/implement.ts'
import { findMemberByAccount, lockMemberByAccount } from '../members/members-store.ts'
import { lendPassword } from './lend-password.ts'
import { randomPassword } from './random-password.ts'

export default implement(resetMemberPassword, async (ctx, { account }) => {
  const found = await findMemberByAccount(ctx.db, account)
  if (!found || found.parentId === null) throw ctx.refusal('member.not.found')
  const { password, lend } = await lendPassword(ctx, randomPassword())
  return ctx.conclude(async (scope) => {
    const member = await lockMemberByAccount(scope.tx, account)
    if (!member) throw ctx.refusal('member.not.found')
    scope.edits({ memberIds: [member.id] })
    await lend(scope, member.id)
    return { password }
  })
})

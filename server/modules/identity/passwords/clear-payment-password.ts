import { clearPaymentPassword } from '@croupier/api/identity/clear-payment-password.ts'
import { implement } from '../../../platform/implement.ts'
import { lockMemberByAccount } from '../members/members-store.ts'
import { removePaymentPassword } from './payment-passwords-store.ts'

export default implement(clearPaymentPassword, async (ctx, { account }) => {
  const member = await lockMemberByAccount(ctx.tx, account)
  if (!member || member.parentId === null) throw ctx.refusal('member.not.found')
  await removePaymentPassword(ctx.tx, member.id)
  return {}
})

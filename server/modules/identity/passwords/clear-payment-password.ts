import { clearPaymentPassword } from '@croupier/api/identity/passwords/clear-payment-password.ts'
import { implement } from '../../../platform/implement.ts'
import { lockMemberByAccount } from '../members/members-store.ts'
import { removePaymentPassword } from './payment-passwords-store.ts'

export default implement(clearPaymentPassword, async (ctx, { account }) => {
  const member = await lockMemberByAccount(ctx.tx, account)
  if (!member || member.parentId === null) throw ctx.refusal('member.not.found')
  ctx.edits({ memberIds: [member.id] })
  await removePaymentPassword(ctx.tx, member.id)
  return {}
})

import { sendEmailCode } from '@croupier/api/identity/codes/send-email-code.ts'
import { implement } from '../../../platform/implement.ts'
import { isEmailTaken, isEmailVerified } from '../contacts/emails-store.ts'
import { sendCode } from './send-code.ts'

export default implement(sendEmailCode, async (ctx, { email }) => {
  const { memberId } = ctx.session
  if (await isEmailVerified(ctx.db, memberId)) throw ctx.refusal('email.bound')
  if (await isEmailTaken(ctx.db, email, memberId)) {
    throw ctx.refusal('email.taken', { fields: [{ field: 'email', messageKey: 'refusals.email.taken' }] })
  }
  const target = { channel: 'mail', address: email } as const
  return sendCode(ctx, { purpose: 'bind', target, memberId })
})

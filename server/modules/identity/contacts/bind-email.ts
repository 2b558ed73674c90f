import { bindEmail } from '@croupier/api/identity/contacts/bind-email.ts'
import { implement } from '../../../platform/implement.ts'
import { confirmPresentPassword } from '../passwords/confirm-present-password.ts'
import { bindVerifiedEmail, isEmailVerified } from './emails-store.ts'
import { dropPasswordReset } from '../passwords/password-resets-store.ts'
import { confirmCode } from '../codes/confirm-code.ts'

export default implement(bindEmail, async (ctx, { email, verificationCode, password }) => {
  const { memberId } = ctx.session
  if (await isEmailVerified(ctx.db, memberId)) throw ctx.refusal('email.bound')
  await confirmPresentPassword(ctx, memberId, password)
  const useCode = await confirmCode(ctx, {
    purpose: 'bind',
    target: { channel: 'mail', address: email },
    code: verificationCode,
    memberId,
  })

  return ctx.conclude(async ({ tx, clock }) => {
    await useCode(tx)
    const outcome = await bindVerifiedEmail(tx, memberId, email, clock.now())
    if (outcome === 'bound') throw ctx.refusal('email.bound')
    if (outcome === 'taken') {
      throw ctx.refusal('email.taken', { fields: [{ field: 'email', messageKey: 'refusals.email.taken' }] })
    }
    // A link that is under way went to the address before.
    await dropPasswordReset(tx, memberId)
    return {}
  })
})

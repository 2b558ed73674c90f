import { bindEmail } from '@croupier/api/identity/bind-email.ts'
import { implement } from '../../platform/implement.ts'
import { confirmPresentPassword } from './confirm-present-password.ts'
import { bindVerifiedEmail, isEmailVerified } from './emails-store.ts'
import { dropPasswordReset } from './password-resets-store.ts'
import { takeCode } from './verification.ts'

/** What the unique index says of an address that another member has bound meanwhile. */
const isTaken = (error: unknown) => (error as { code?: unknown }).code === '23505'

export default implement(bindEmail, async (ctx, { email, verificationCode, password }) => {
  const { memberId } = ctx.session
  if (await isEmailVerified(ctx.db, memberId)) throw ctx.refusal('email.bound')
  await confirmPresentPassword(ctx, memberId, password)
  await takeCode(ctx, {
    purpose: 'bind',
    target: { channel: 'mail', address: email },
    code: verificationCode,
    memberId,
  })

  try {
    await ctx.transaction(async ({ tx, clock }) => {
      if (!(await bindVerifiedEmail(tx, memberId, email, clock.now()))) throw ctx.refusal('email.bound')
      // A link that is under way went to the address before.
      await dropPasswordReset(tx, memberId)
    })
  } catch (error) {
    if (!isTaken(error)) throw error
    throw ctx.refusal('email.taken', { fields: [{ field: 'email', messageKey: 'refusals.email.taken' }] })
  }
  return {}
})

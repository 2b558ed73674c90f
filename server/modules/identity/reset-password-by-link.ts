import { resetPasswordByLink } from '@croupier/api/identity/reset-password-by-link.ts'
import { implement } from '../../platform/implement.ts'
import { markEmailVerified } from './emails-store.ts'
import { findMember } from './members-store.ts'
import { requireNewPassword } from './new-password.ts'
import { findPasswordReset, takePasswordReset } from './password-resets-store.ts'
import { resetPassword } from './reset-password.ts'

export default implement(resetPasswordByLink, async (ctx, input) => {
  requireNewPassword(ctx, input)
  const now = ctx.clock.now()
  const memberId = await findPasswordReset(ctx.db, input.token, now)
  const member = memberId === undefined ? undefined : await findMember(ctx.db, memberId)
  if (!member) throw ctx.refusal('reset.link.invalid')
  const token = await resetPassword(ctx, member, {
    newPassword: input.newPassword,
    deviceId: input.loginDeviceId,
    // The letter reached him at his address, which is what a second step would ask for.
    proves: 'second-step',
    async take({ tx }) {
      if (!(await takePasswordReset(tx, input.token, now))) throw ctx.refusal('reset.link.invalid')
      await markEmailVerified(tx, member.id, now)
    },
    failure: () => ctx.refusal('reset.link.invalid'),
  })
  return { token, firstTimeLogin: false, passwordExpired: false }
})

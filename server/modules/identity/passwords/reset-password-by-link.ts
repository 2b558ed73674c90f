import { resetPasswordByLink } from '@croupier/api/identity/passwords/reset-password-by-link.ts'
import { implement } from '../../../platform/implement.ts'
import { markEmailVerified, standingOfEmail } from '../contacts/emails-store.ts'
import { findMember } from '../members/members-store.ts'
import { requireNewPassword } from './new-password.ts'
import { findPasswordReset, takePasswordReset } from './password-resets-store.ts'
import { resetPassword } from './reset-password.ts'

export default implement(resetPasswordByLink, async (ctx, input) => {
  requireNewPassword(ctx, input)
  const now = ctx.clock.now()
  const reset = await findPasswordReset(ctx.db, input.token, now)
  const member = reset && (await findMember(ctx.db, reset.memberId))
  const found = member && (await standingOfEmail(ctx.db, member.id, reset.email))
  // Another address was bound since, or something else was verified.
  if (!found || found.standing === 'typed') throw ctx.refusal('reset.link.invalid')
  const { standing } = found
  return resetPassword(ctx, member, {
    newPassword: input.newPassword,
    deviceId: input.loginDeviceId,
    // A letter to a verified address proves what a second step would ask for. An address that was only typed may be
    // another person's.
    proves: standing === 'shown' ? 'second-step' : undefined,
    async take({ tx }) {
      if (!(await takePasswordReset(tx, input.token, now))) throw ctx.refusal('reset.link.invalid')
      const held = await standingOfEmail(tx, member.id, reset.email)
      if (held?.standing !== standing) throw ctx.refusal('reset.link.invalid')
    },
    // Not before the log-in: it would be the second step that may still be owed.
    enter: (tx) => markEmailVerified(tx, member.id, now),
    failure: () => ctx.refusal('reset.link.invalid'),
  })
})

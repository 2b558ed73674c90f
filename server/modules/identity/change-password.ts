import { changePassword } from '@croupier/api/identity/change-password.ts'
import { implement } from '../../platform/implement.ts'
import { hashPassword, verifyPassword } from '../../platform/password-hash.ts'
import { settingsPort } from '../../platform/settings.ts'
import { beginAttempt, forgiveAttempt } from './attempts-store.ts'
import { sessionsEnded } from './events.ts'
import { registrationRules } from './identity-settings.ts'
import { STRANGER_LIMIT } from './login-lock.ts'
import { findCredentials, replacePassword } from './members-store.ts'
import { passwordFault, refusedPassword } from './password-rules.ts'
import { endSessionsOf } from './sessions-store.ts'

export default implement(changePassword, async (ctx, input) => {
  const { account, memberId, sessionId } = ctx.session
  const now = ctx.clock.now()
  const refuse = (code: Parameters<typeof ctx.refusal>[0], field: string) =>
    ctx.refusal(code, { fields: [{ field, messageKey: `refusals.${code}` }] })

  const fault = passwordFault(ctx.use(settingsPort).read(registrationRules), 'newPassword', input.newPassword)
  if (fault) throw ctx.refusal('request.invalid', { fields: [fault] })
  if (input.confirmNewPassword !== undefined && input.confirmNewPassword !== input.newPassword) {
    throw refuse('inconsistent_twice', 'confirmNewPassword')
  }

  // Whoever finds an open session may not try out passwords on it either.
  const key = { kind: 'present', subject: memberId.toString() } as const
  const attempt = await beginAttempt(ctx.db, key, now)
  if (attempt.failures > STRANGER_LIMIT) throw ctx.refusal('login.locked', { until: attempt.windowEndsAt })
  const member = await findCredentials(ctx.db, account)
  const isRight = await verifyPassword(member?.passwordHash, input.oldPassword)
  if (!member?.passwordHash || !isRight) throw refuse('password.wrong', 'oldPassword')
  await forgiveAttempt(ctx.db, key, 'all')

  if (input.newPassword === input.oldPassword) throw refuse('password.unchanged', 'newPassword')
  const weakness = await refusedPassword(account, input.newPassword)
  if (weakness) throw refuse(weakness, 'newPassword')

  const before = member.passwordHash
  const after = await hashPassword(input.newPassword)
  await ctx.transaction(async (scope) => {
    if (!(await replacePassword(scope.tx, memberId, before, after, now))) throw refuse('password.wrong', 'oldPassword')
    await endSessionsOf(scope.tx, memberId, now, 'password-changed', sessionId)
    scope.announce(
      sessionsEnded({
        memberId: memberId.toString(),
        reason: 'password-changed',
        exceptSessionId: sessionId.toString(),
      }),
    )
  })
  return {}
})

import { removeAuthenticator } from '@croupier/api/identity/remove-authenticator.ts'
import { implement } from '../../../platform/implement.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { beginAttempt, forgiveAttempt } from '../log-in/attempts-store.ts'
import { deleteAuthenticator, findAuthenticator } from './authenticators-store.ts'
import { confirmPresentPassword } from '../passwords/confirm-present-password.ts'
import { STRANGER_LIMIT } from '../log-in/login-lock.ts'
import { takeAuthenticatorCode } from './take-authenticator-code.ts'

export default implement(removeAuthenticator, async (ctx, { password, code }) => {
  const now = ctx.clock.now()
  const { memberId } = ctx.session
  if (!(await findAuthenticator(ctx.db, memberId))?.sealed) throw ctx.refusal('authenticator.missing')
  await confirmPresentPassword(ctx, memberId, password)

  const key = { kind: 'second-step', subject: memberId.toString() } as const
  const attempt = await beginAttempt(ctx.db, key, now)
  if (attempt.failures > STRANGER_LIMIT) throw ctx.refusal('login.locked', { until: attempt.windowEndsAt })
  if (!(await takeAuthenticatorCode(ctx.db, ctx.use(secretsPort), memberId, code, now))) {
    throw ctx.refusal('authenticator.wrong', {
      fields: [{ field: 'code', messageKey: 'refusals.authenticator.wrong' }],
    })
  }
  await forgiveAttempt(ctx.db, key, 'all')
  await ctx.transaction(({ tx }) => deleteAuthenticator(tx, memberId))
  return {}
})

import { bindAuthenticator } from '@croupier/api/identity/bind-authenticator.ts'
import { plainDigits } from '@croupier/basis/digits.ts'
import { implement } from '../../../platform/implement.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { totpStepOf } from '../../../platform/totp.ts'
import { beginAttempt, forgiveAttempt } from '../log-in/attempts-store.ts'
import { bindPendingAuthenticator, findAuthenticator } from './authenticators-store.ts'
import { STRANGER_LIMIT } from '../log-in/login-lock.ts'
import { authenticatorPlace } from './take-authenticator-code.ts'

const wrong = { fields: [{ field: 'code', messageKey: 'refusals.authenticator.wrong' }] }

export default implement(bindAuthenticator, async (ctx, { code }) => {
  const now = ctx.clock.now()
  const { memberId } = ctx.session
  const pending = (await findAuthenticator(ctx.db, memberId))?.pendingSealed
  if (!pending) throw ctx.refusal('authenticator.not.begun')

  const key = { kind: 'second-step', subject: memberId.toString() } as const
  const attempt = await beginAttempt(ctx.db, key, now)
  if (attempt.failures > STRANGER_LIMIT) throw ctx.refusal('login.locked', { until: attempt.windowEndsAt })
  const secrets = ctx.use(secretsPort)
  const secret = secrets.open(pending, authenticatorPlace(memberId, 'pending'))
  const step = await totpStepOf(secret, plainDigits(code), now)
  if (step === undefined) throw ctx.refusal('authenticator.wrong', wrong)
  await forgiveAttempt(ctx.db, key, 'all')

  const sealed = secrets.seal(secret, authenticatorPlace(memberId, 'bound'))
  const isBound = await ctx.transaction(({ tx }) =>
    bindPendingAuthenticator(tx, memberId, { pending, sealed, step }, now),
  )
  // Another tab asked for a fresh secret while this code was typed: the code belongs to the old one.
  if (!isBound) throw ctx.refusal('authenticator.wrong', wrong)
  return {}
})

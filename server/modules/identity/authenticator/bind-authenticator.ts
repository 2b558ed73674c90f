import { bindAuthenticator } from '@croupier/api/identity/authenticator/bind-authenticator.ts'
import { plainDigits } from '@croupier/basis/digits.ts'
import { implement } from '../../../platform/implement.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { totpStepOf } from '../../../platform/totp.ts'
import { bindPendingAuthenticator, findAuthenticator } from './authenticators-store.ts'
import { lookWithinLimit } from '../log-in/look-within-limit.ts'
import { secondStepLimit } from '../second-step/second-step-limit.ts'
import { authenticatorPlace } from './authenticator-step.ts'

const wrong = { fields: [{ field: 'code', messageKey: 'refusals.authenticator.wrong' }] }

export default implement(bindAuthenticator, async (ctx, { code }) => {
  const now = ctx.clock.now()
  const { memberId } = ctx.session
  const pending = (await findAuthenticator(ctx.db, memberId))?.pendingSealed
  if (!pending) throw ctx.refusal('authenticator.not.begun')

  const secrets = ctx.use(secretsPort)
  const secret = secrets.open(pending, authenticatorPlace(memberId, 'pending'))
  const { found: step } = await lookWithinLimit(ctx, secondStepLimit(memberId), () =>
    totpStepOf(secret, plainDigits(code), now),
  )
  if (step === undefined) throw ctx.refusal('authenticator.wrong', wrong)

  const sealed = secrets.seal(secret, authenticatorPlace(memberId, 'bound'))
  return ctx.conclude(async ({ tx }) => {
    const isBound = await bindPendingAuthenticator(tx, memberId, { pending, sealed, step }, now)
    // Another tab asked for a fresh secret while this code was typed: the code belongs to the old one.
    if (!isBound) throw ctx.refusal('authenticator.wrong', wrong)
    return {}
  })
})

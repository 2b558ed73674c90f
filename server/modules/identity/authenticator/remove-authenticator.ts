import { removeAuthenticator } from '@croupier/api/identity/authenticator/remove-authenticator.ts'
import { implement } from '../../../platform/implement.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { deleteAuthenticator, findAuthenticator, useAuthenticatorStep } from './authenticators-store.ts'
import { confirmPresentPassword } from '../passwords/confirm-present-password.ts'
import { lookWithinLimit } from '../log-in/look-within-limit.ts'
import { secondStepLimit } from '../second-step/second-step-limit.ts'
import { authenticatorStepOf } from './authenticator-step.ts'

export default implement(removeAuthenticator, async (ctx, { password, code }) => {
  const now = ctx.clock.now()
  const { memberId } = ctx.session
  if (!(await findAuthenticator(ctx.db, memberId))?.sealed) throw ctx.refusal('authenticator.missing')
  await confirmPresentPassword(ctx, memberId, password)

  const wrong = () =>
    ctx.refusal('authenticator.wrong', { fields: [{ field: 'code', messageKey: 'refusals.authenticator.wrong' }] })
  const { found: step } = await lookWithinLimit(ctx, secondStepLimit(memberId), () =>
    authenticatorStepOf(ctx.db, ctx.use(secretsPort), memberId, code, now),
  )
  if (step === undefined) throw wrong()
  return ctx.conclude(async ({ tx }) => {
    if (!(await useAuthenticatorStep(tx, memberId, step))) throw wrong()
    await deleteAuthenticator(tx, memberId)
    return {}
  })
})

import { confirmTotpEnrolment } from '@croupier/api/staff/confirm-totp-enrolment.ts'
import { assert } from '@croupier/basis/assert.ts'
import { implement } from '../../platform/implement.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { totpStepOf } from '../../platform/totp.ts'
import { beginAttempt, endAttempt } from './attempts-store.ts'
import { enrolTotp, findOperator } from './operators-store.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-code.ts'
import { totpPlace } from './second-step.ts'
import { endSessionsOf } from './sessions-store.ts'

export default implement(confirmTotpEnrolment, async (ctx, { code }) => {
  const now = ctx.clock.now()
  const operator = await findOperator(ctx.db, ctx.session.staffId)
  assert(operator, 'a session has its operator')
  const pending = operator.totpPendingSealed
  if (pending === null) throw ctx.refusal('staff.totp.not.begun')

  const attempt = await beginAttempt(ctx.db, 'code', operator.account, now)
  if (!attempt.isAllowed) throw ctx.refusal('staff.login.locked', { until: attempt.until })
  const secrets = ctx.use(secretsPort)
  const secret = secrets.open(pending, totpPlace(operator.id, 'pending'))
  const step = await totpStepOf(secret, code.replaceAll(/[\s-]/g, ''), now)
  await endAttempt(ctx.db, 'code', operator.account, step === undefined ? 'wrong' : 'right')
  if (step === undefined) throw ctx.refusal('staff.totp.wrong')

  const recoveryCodes = newRecoveryCodes()
  const sealed = secrets.seal(secret, totpPlace(operator.id, 'enrolled'))
  return ctx.conclude(async ({ tx }) => {
    const isEnrolled = await enrolTotp(tx, operator.id, { pending, sealed, step }, recoveryCodes.map(recoveryCodeHash))
    // Another tab asked for a fresh secret while this code was typed: the code belongs to the old one.
    if (!isEnrolled) throw ctx.refusal('staff.totp.wrong')
    await endSessionsOf(tx, operator.id, now, ctx.session.sessionId)
    return { recoveryCodes }
  })
})

import { choosePaymentPassword } from '@croupier/api/identity/choose-payment-password.ts'
import { implement } from '../../../platform/implement.ts'
import { hashPassword, verifyPassword } from '../../../platform/password-hash.ts'
import { beginAttempt, forgiveAttempt } from '../log-in/attempts-store.ts'
import { STRANGER_LIMIT } from '../log-in/login-lock.ts'
import { checkNewPaymentPassword } from './new-payment-password.ts'
import { paymentCredentials, replacePaymentPassword } from './payment-passwords-store.ts'

export default implement(choosePaymentPassword, async (ctx, input) => {
  const { memberId } = ctx.session
  checkNewPaymentPassword(ctx, input)
  const known = await paymentCredentials(ctx.db, memberId)
  if (known?.paymentPasswordHash) throw ctx.refusal('payment.password.exists')

  if (known?.passwordHash) {
    const key = { kind: 'present', subject: memberId.toString() } as const
    const attempt = await beginAttempt(ctx.db, key, ctx.clock.now())
    if (attempt.failures > STRANGER_LIMIT) throw ctx.refusal('login.locked', { until: attempt.windowEndsAt })
    if (!(await verifyPassword(known.passwordHash, input.password ?? ''))) {
      throw ctx.refusal('password.wrong', {
        fields: [{ field: 'password', messageKey: 'refusals.password.wrong' }],
      })
    }
    await forgiveAttempt(ctx.db, key, 'all')
  }

  const hash = await hashPassword(input.paymentPassword)
  const isChosen = await replacePaymentPassword(ctx.db, memberId, null, hash)
  if (!isChosen) throw ctx.refusal('payment.password.exists')
  return {}
})

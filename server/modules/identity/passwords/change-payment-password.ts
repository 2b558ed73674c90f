import { changePaymentPassword } from '@croupier/api/identity/passwords/change-payment-password.ts'
import { implement } from '../../../platform/implement.ts'
import { hashPassword } from '../../../platform/password-hash.ts'
import { confirmPaymentPassword } from './confirm-payment-password.ts'
import { checkNewPaymentPassword } from './new-payment-password.ts'
import { replacePaymentPassword } from './payment-passwords-store.ts'

export default implement(changePaymentPassword, async (ctx, input) => {
  const { memberId } = ctx.session
  checkNewPaymentPassword(ctx, input)
  const before = await confirmPaymentPassword(ctx, memberId, input.oldPaymentPassword, 'oldPaymentPassword')
  if (input.paymentPassword === input.oldPaymentPassword) {
    throw ctx.refusal('password.unchanged', {
      fields: [{ field: 'paymentPassword', messageKey: 'refusals.password.unchanged' }],
    })
  }
  const after = await hashPassword(input.paymentPassword)
  return ctx.conclude(async ({ tx }) => {
    if (!(await replacePaymentPassword(tx, memberId, before, after))) {
      throw ctx.refusal('payment.password.wrong', {
        fields: [{ field: 'oldPaymentPassword', messageKey: 'refusals.payment.password.wrong' }],
      })
    }
    return {}
  })
})

import { choosePaymentPassword } from '@croupier/api/identity/passwords/choose-payment-password.ts'
import { implement } from '../../../platform/implement.ts'
import { hashPassword } from '../../../platform/password-hash.ts'
import { confirmPresentPassword } from './confirm-present-password.ts'
import { checkNewPaymentPassword } from './new-payment-password.ts'
import { paymentCredentials, replacePaymentPassword } from './payment-passwords-store.ts'

export default implement(choosePaymentPassword, async (ctx, input) => {
  const { memberId } = ctx.session
  checkNewPaymentPassword(ctx, input)
  const known = await paymentCredentials(ctx.db, memberId)
  if (known?.paymentPasswordHash) throw ctx.refusal('payment.password.exists')

  await confirmPresentPassword(ctx, memberId, input.password)

  const hash = await hashPassword(input.paymentPassword)
  return ctx.conclude(async ({ tx }) => {
    const isChosen = await replacePaymentPassword(tx, memberId, null, hash)
    if (!isChosen) throw ctx.refusal('payment.password.exists')
    return {}
  })
})

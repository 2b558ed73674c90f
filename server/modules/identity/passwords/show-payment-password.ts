import { showPaymentPassword } from '@croupier/api/identity/passwords/show-payment-password.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { registrationRules } from '../identity-settings.ts'
import { paymentCredentials } from './payment-passwords-store.ts'

export default implement(showPaymentPassword, async (ctx) => {
  const known = await paymentCredentials(ctx.db, ctx.session.memberId)
  const { minLength, maxLength } = ctx.use(settingsPort).read(registrationRules).paymentPassword
  return {
    hasWithdrawalPassword: Boolean(known?.paymentPasswordHash),
    asksPassword: Boolean(known?.passwordHash),
    minLength,
    maxLength,
  }
})

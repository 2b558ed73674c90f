import { resetPasswordByMobile } from '@croupier/api/identity/reset-password-by-mobile.ts'
import { implement } from '../../../platform/implement.ts'
import { findMemberByMobile } from '../members/members-store.ts'
import { confirmMobile } from '../contacts/mobiles-store.ts'
import { requireNewPassword } from './new-password.ts'
import { isBreached } from './breached-passwords.ts'
import { requirePhone } from '../contacts/phone.ts'
import { resetPassword } from './reset-password.ts'
import { takeFirebaseToken } from '../codes/take-firebase-token.ts'
import { takeCode } from '../codes/verification.ts'

export default implement(resetPasswordByMobile, async (ctx, input) => {
  requireNewPassword(ctx, input)
  // Before the code is used up: whoever must think of another password need not wait for another code.
  if (await isBreached(input.newPassword)) {
    const fields = [{ field: 'newPassword', messageKey: 'refusals.password.breached' }]
    throw ctx.refusal('password.breached', { fields })
  }
  const phone = requirePhone(ctx, input.countryDialingCode, input.mobileNum)
  const { dialingCode, number } = phone
  if (input.firebaseIdToken) await takeFirebaseToken(ctx, phone, input.firebaseIdToken)
  else {
    const target = { channel: 'sms', dialingCode, number } as const
    await takeCode(ctx, { purpose: 'reset', target, code: input.verificationCode })
  }
  const member = await findMemberByMobile(ctx.db, dialingCode, number)
  // We send none to a number that nobody has, but Firebase does; and a number may have changed hands meanwhile.
  if (!member) throw ctx.refusal('code.wrong')
  const token = await resetPassword(ctx, member, {
    newPassword: input.newPassword,
    deviceId: input.loginDeviceId,
    proves: 'phone',
    async take({ tx, clock }) {
      if (!(await confirmMobile(tx, member.id, phone, clock.now()))) throw ctx.refusal('code.wrong')
    },
    failure: () => ctx.refusal('code.expired'),
  })
  return { token, firstTimeLogin: false, passwordExpired: false }
})

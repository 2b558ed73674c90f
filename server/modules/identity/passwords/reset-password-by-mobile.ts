import { resetPasswordByMobile } from '@croupier/api/identity/passwords/reset-password-by-mobile.ts'
import { implement } from '../../../platform/implement.ts'
import { findMemberByMobile } from '../members/members-store.ts'
import { confirmMobile } from '../contacts/mobiles-store.ts'
import { requireNewPassword } from './new-password.ts'
import { isBreached } from './breached-passwords.ts'
import { requirePhone } from '../contacts/phone.ts'
import { resetPassword } from './reset-password.ts'
import { confirmFirebaseToken } from '../codes/confirm-firebase-token.ts'
import { confirmCode, type UseUp } from '../codes/confirm-code.ts'

export default implement(resetPasswordByMobile, async (ctx, input) => {
  requireNewPassword(ctx, input)
  // Before the code is looked at: whoever must think of another password need not wait for another code.
  if (await isBreached(input.newPassword)) {
    const fields = [{ field: 'newPassword', messageKey: 'refusals.password.breached' }]
    throw ctx.refusal('password.breached', { fields })
  }
  const phone = requirePhone(ctx, input.countryDialingCode, input.mobileNum)
  const { dialingCode, number } = phone
  let useUp: UseUp
  if (input.firebaseIdToken) useUp = await confirmFirebaseToken(ctx, phone, input.firebaseIdToken)
  else {
    const target = { channel: 'sms', dialingCode, number } as const
    useUp = await confirmCode(ctx, { purpose: 'reset', target, code: input.verificationCode })
  }
  const member = await findMemberByMobile(ctx.db, dialingCode, number)
  // We send none to a number that nobody has, but Firebase does; and a number may have changed hands meanwhile.
  if (!member) throw ctx.refusal('code.wrong')
  return resetPassword(ctx, member, {
    newPassword: input.newPassword,
    deviceId: input.loginDeviceId,
    proves: 'phone',
    async take({ tx, clock }) {
      await useUp(tx)
      if (!(await confirmMobile(tx, member.id, phone, clock.now()))) throw ctx.refusal('code.wrong')
    },
    failure: () => ctx.refusal('code.expired'),
  })
})

import { bindMobile } from '@croupier/api/identity/contacts/bind-mobile.ts'
import { implement } from '../../../platform/implement.ts'
import { confirmPresentPassword } from '../passwords/confirm-present-password.ts'
import { bindVerifiedMobile, isMobileTaken, isMobileVerified } from './mobiles-store.ts'
import { requirePhone } from './phone.ts'
import { confirmCode } from '../codes/confirm-code.ts'

export default implement(bindMobile, async (ctx, input) => {
  const { memberId } = ctx.session
  const taken = () =>
    ctx.refusal('mobile.taken', { fields: [{ field: 'mobileNum', messageKey: 'refusals.mobile.taken' }] })
  if (await isMobileVerified(ctx.db, memberId)) throw ctx.refusal('mobile.bound')
  const phone = requirePhone(ctx, input.countryDialingCode, input.mobileNum)
  if (await isMobileTaken(ctx.db, phone, memberId)) throw taken()
  await confirmPresentPassword(ctx, memberId, input.password)
  const target = { channel: 'sms', dialingCode: phone.dialingCode, number: phone.number } as const
  const useCode = await confirmCode(ctx, { purpose: 'bind', target, memberId, code: input.verificationCode })
  const now = ctx.clock.now()
  return ctx.conclude(async ({ tx }) => {
    await useCode(tx)
    const outcome = await bindVerifiedMobile(tx, memberId, phone, now)
    if (outcome === 'taken') throw taken()
    if (outcome === 'bound') throw ctx.refusal('mobile.bound')
    return {}
  })
})

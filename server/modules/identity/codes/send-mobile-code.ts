import { sendMobileCode } from '@croupier/api/identity/codes/send-mobile-code.ts'
import { implement } from '../../../platform/implement.ts'
import { isMobileTaken, isMobileVerified } from '../contacts/mobiles-store.ts'
import { requirePhone } from '../contacts/phone.ts'
import { sendCode } from './send-code.ts'

export default implement(sendMobileCode, async (ctx, input) => {
  const { memberId } = ctx.session
  if (await isMobileVerified(ctx.db, memberId)) throw ctx.refusal('mobile.bound')
  const phone = requirePhone(ctx, input.countryDialingCode, input.mobileNum)
  if (await isMobileTaken(ctx.db, phone, memberId)) {
    throw ctx.refusal('mobile.taken', { fields: [{ field: 'mobileNum', messageKey: 'refusals.mobile.taken' }] })
  }
  const target = { channel: 'sms', dialingCode: phone.dialingCode, number: phone.number } as const
  return sendCode(ctx, { purpose: 'bind', target, memberId })
})

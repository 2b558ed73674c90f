import { sendRegistrationCode } from '@croupier/api/identity/codes/send-registration-code.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { isModuleOn } from '../../settings/index.ts'
import { confirmHuman } from '../human-proof/confirm-human.ts'
import { registrationRules } from '../identity-settings.ts'
import { isMobileTaken } from '../contacts/mobiles-store.ts'
import { requirePhone } from '../contacts/phone.ts'
import { sendCode } from './send-code.ts'

export default implement(sendRegistrationCode, async (ctx, input) => {
  const isAskedFor = ctx.use(settingsPort).read(registrationRules).verificationCode.enabled
  if (!isAskedFor && !isModuleOn(ctx, 'REGMOBVERF3')) throw ctx.refusal('function.not.available')
  const phone = requirePhone(ctx, input.countryDialingCode, input.mobileNo)
  await confirmHuman(ctx, input)
  if (await isMobileTaken(ctx.db, phone)) {
    throw ctx.refusal('mobile.taken', { fields: [{ field: 'mobileNum', messageKey: 'refusals.mobile.taken' }] })
  }
  const target = { channel: 'sms', dialingCode: phone.dialingCode, number: phone.number } as const
  return sendCode(ctx, { purpose: 'register', target })
})

import { sendSmsCode } from '@croupier/api/identity/send-sms-code.ts'
import { implement } from '../../../platform/implement.ts'
import { isModuleOn } from '../../settings/index.ts'
import { confirmHuman } from '../human-proof/confirm-human.ts'
import { findMemberByMobile } from '../members/members-store.ts'
import { requirePhone } from '../contacts/phone.ts'
import { sendCode } from './verification.ts'

export default implement(sendSmsCode, async (ctx, input) => {
  const { purpose } = input
  if (purpose === 'login' && !isModuleOn(ctx, 'MOBILEVERCODELOGIN3')) throw ctx.refusal('function.not.available')
  const phone = requirePhone(ctx, input.countryDialingCode, input.mobileNum)
  await confirmHuman(ctx, input)
  const member = await findMemberByMobile(ctx.db, phone.dialingCode, phone.number)
  const target = { channel: 'sms', dialingCode: phone.dialingCode, number: phone.number } as const
  return sendCode(ctx, { purpose, target, isNobody: member === undefined })
})

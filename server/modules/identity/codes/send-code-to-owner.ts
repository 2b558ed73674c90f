import type { sendSmsCode } from '@croupier/api/identity/send-sms-code.ts'
import type { ReceivedOf } from '@croupier/api/operation.ts'
import type { OwnScope } from '../../../platform/context.ts'
import { confirmHuman } from '../human-proof/confirm-human.ts'
import { findMemberByMobile } from '../members/members-store.ts'
import { requirePhone } from '../contacts/phone.ts'
import { type CodeSent, sendCode } from './verification.ts'

/**
 * Sends a code to whoever has this number. The answer is the same where nobody has it.
 * @throws Refusal mobile.missing, mobile.invalid, login.captcha.required, login.captcha.wrong, and what sendCode refuses
 */
export async function sendCodeToOwner(ctx: OwnScope, input: ReceivedOf<typeof sendSmsCode>): Promise<CodeSent> {
  const phone = requirePhone(ctx, input.countryDialingCode, input.mobileNum)
  await confirmHuman(ctx, input)
  const member = await findMemberByMobile(ctx.db, phone.dialingCode, phone.number)
  const target = { channel: 'sms', dialingCode: phone.dialingCode, number: phone.number } as const
  return sendCode(ctx, { purpose: input.purpose, target, isNobody: member === undefined })
}

import type { sendSmsCode } from '@croupier/api/identity/codes/send-sms-code.ts'
import type { ReceivedOf } from '@croupier/api/operation.ts'
import type { Concluded } from '../../../platform/concluded.ts'
import type { ConcludingScope } from '../../../platform/context.ts'
import { confirmHuman } from '../human-proof/confirm-human.ts'
import { findMemberByMobile } from '../members/members-store.ts'
import { requirePhone } from '../contacts/phone.ts'
import { isNetworkOf } from '../sessions/networks-store.ts'
import { type CodeSent, sendCode } from './send-code.ts'

/**
 * Sends a code to whoever has this number. The answer is the same where nobody has it.
 * @throws Refusal mobile.missing, mobile.invalid, login.captcha.required, login.captcha.wrong, and what sendCode refuses
 */
export async function sendCodeToOwner(
  ctx: ConcludingScope<CodeSent>,
  input: ReceivedOf<typeof sendSmsCode>,
): Promise<Concluded<CodeSent>> {
  const phone = requirePhone(ctx, input.countryDialingCode, input.mobileNum)
  await confirmHuman(ctx, input)
  const member = await findMemberByMobile(ctx.db, phone.dialingCode, phone.number)
  const target = { channel: 'sms', dialingCode: phone.dialingCode, number: phone.number } as const
  const isOwner = member !== undefined && (await isNetworkOf(ctx.db, member.id, ctx.visit?.ip ?? null))
  return sendCode(ctx, { purpose: input.purpose, target, isNobody: member === undefined, isOwner })
}

import type { logIn } from '@croupier/api/identity/log-in/log-in.ts'
import type { ReceivedOf } from '@croupier/api/operation.ts'
import type { Concluded } from '../../../platform/concluded.ts'
import type { ConcludingScope } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { isModuleOn } from '../../settings/index.ts'
import { confirmHuman } from '../human-proof/confirm-human.ts'
import { enterByPhone, type LoginAnswer } from './enter-by-phone.ts'
import { recordLogin, traceOf } from './login-records-store.ts'
import { findMemberByMobile } from '../members/members-store.ts'
import { requirePhone } from '../contacts/phone.ts'
import { confirmCode, type UseUp } from '../codes/confirm-code.ts'

/**
 * A log-in of type `sms`: `username` is the mobile number and `password` the code that was sent to it. Codes have limits
 * of their own, so guesses do not count against the password's.
 * @throws Refusal function.not.available where the operator has switched it off, mobile.missing, mobile.invalid,
 *   code.missing, code.wrong, code.expired, sms.too.many, login.captcha.required, and what enterMember refuses
 */
export async function logInBySms(
  ctx: ConcludingScope<LoginAnswer>,
  input: ReceivedOf<typeof logIn>,
): Promise<Concluded<LoginAnswer>> {
  if (!isModuleOn(ctx, 'MOBILEVERCODELOGIN3')) throw new Refusal('function.not.available')
  const phone = requirePhone(ctx, input.countryDialingCode, input.username, 'username')
  await confirmHuman(ctx, input)
  const target = { channel: 'sms', dialingCode: phone.dialingCode, number: phone.number } as const
  let useUp: UseUp
  try {
    useUp = await confirmCode(ctx, { purpose: 'login', target, code: input.password, field: 'password' })
  } catch (error) {
    const isWrong = error instanceof Refusal && error.code === 'code.wrong'
    const member = isWrong ? await findMemberByMobile(ctx.db, phone.dialingCode, phone.number) : undefined
    if (member) await recordLogin(ctx.db, { memberId: member.id, outcome: 'wrong-code', ...traceOf(ctx) })
    throw error
  }
  // Nobody is sent a code for a number that nobody has.
  const failure = () =>
    new Refusal('code.wrong', { fields: [{ field: 'password', messageKey: 'refusals.code.wrong' }] })
  return enterByPhone(ctx, phone, { deviceId: input.loginDeviceId, useUp, failure })
}

import type { logIn } from '@croupier/api/identity/log-in.ts'
import type { AnswerOf } from '@croupier/api/operation.ts'
import type { OwnScope } from '../../../platform/context.ts'
import type { Refusal } from '../../../platform/refusal.ts'
import { enterMember } from './enter-member.ts'
import { findMemberByMobile, mustChangePassword } from '../members/members-store.ts'
import { confirmMobile } from '../contacts/mobiles-store.ts'
import type { Phone } from '../contacts/phone.ts'

/**
 * Lets in whoever has just shown that a number is his.
 * @throws Refusal `failure` where no member has the number, or has it no longer; and what enterMember refuses
 */
export async function enterByPhone(
  ctx: OwnScope,
  phone: Phone,
  { deviceId, failure }: { deviceId: string | undefined; failure: () => Refusal },
): Promise<AnswerOf<typeof logIn>> {
  const member = await findMemberByMobile(ctx.db, phone.dialingCode, phone.number)
  if (!member) throw failure()
  const token = await enterMember(ctx, member, {
    deviceId,
    proves: 'phone',
    async stillHolds(tx) {
      const shown = await confirmMobile(tx, member.id, phone, ctx.clock.now())
      // Who is in already has never shown that the number is his.
      return shown === 'first' ? 'alone' : shown === 'again'
    },
    failure,
  })
  // A password that is old or known to others matters to who comes in by it.
  return { token, firstTimeLogin: await mustChangePassword(ctx.db, member.id), passwordExpired: false }
}

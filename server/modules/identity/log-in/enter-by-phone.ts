import type { logIn } from '@croupier/api/identity/log-in/log-in.ts'
import type { AnswerOf } from '@croupier/api/operation.ts'
import type { Concluded } from '../../../platform/concluded.ts'
import type { ConcludingScope } from '../../../platform/context.ts'
import type { Refusal } from '../../../platform/refusal.ts'
import { type Entry, enterMember } from './enter-member.ts'
import { findMemberByMobile } from '../members/members-store.ts'
import { mustChangePassword } from '../passwords/credentials-store.ts'
import { confirmMobile } from '../contacts/mobiles-store.ts'
import type { Phone } from '../contacts/phone.ts'
import type { UseUp } from '../codes/confirm-code.ts'

export type LoginAnswer = AnswerOf<typeof logIn>

/**
 * Lets in whoever has just shown that a number is theirs, by what `useUp` uses up.
 * @throws Refusal `failure` where no member has the number, or has it no longer; and what enterMember refuses
 */
export async function enterByPhone(
  ctx: ConcludingScope<LoginAnswer>,
  phone: Phone,
  { deviceId, useUp, failure }: { deviceId: string | undefined; useUp: UseUp; failure: () => Refusal },
): Promise<Concluded<LoginAnswer>> {
  const member = await findMemberByMobile(ctx.db, phone.dialingCode, phone.number)
  if (!member) throw failure()
  const entry: Entry = {
    deviceId,
    proves: 'phone',
    async stillHolds({ tx }) {
      await useUp(tx)
      const shown = await confirmMobile(tx, member.id, phone, ctx.clock.now())
      // Whoever is logged in already has never verified the number.
      return shown === 'first' ? 'alone' : shown === 'again'
    },
    failure,
  }
  return enterMember(ctx, member, entry, async (token, db) => ({
    token,
    // A password that is old or known to others matters to who comes in by it.
    firstTimeLogin: await mustChangePassword(db, member.id),
    passwordExpired: false,
  }))
}

import type { OwnScope, WriteScope } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { hashPassword } from '../../../platform/password-hash.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { forgiveAttempt } from '../log-in/attempts-store.ts'
import { enterMember } from '../log-in/enter-member.ts'
import type { Member } from '../members/member.ts'
import { holdsPassword, resetMemberPassword } from '../members/members-store.ts'
import { refusedPassword } from './password-rules.ts'
import { requireActive } from '../log-in/require-active.ts'
import { requireLogIn } from '../log-in/require-log-in.ts'
import { settleNewPassword } from './settle-new-password.ts'

interface Reset {
  newPassword: string
  deviceId: string | undefined
  /** What was shown besides, where a second step would ask for no more. */
  proves: 'phone' | 'second-step' | undefined
  /** In the transaction that writes the password: uses up what allows it, and keeps what has been shown by it. */
  take(scope: WriteScope): Promise<void>
  /** In the transaction that opens the session. */
  enter?(tx: Tx): Promise<void>
  /** Where the password was changed once more before the session opened. */
  failure(): Refusal
}

/**
 * Gives a member who has shown who he is without his password another one, ends his sessions and lets him in. The new
 * password has been held to its rule before.
 * @throws Refusal function.not.available, password.breached, password.same.as.username, what `take` refuses, or what the
 *   door refuses; the password is another by then
 */
export async function resetPassword(ctx: OwnScope, member: Member, reset: Reset): Promise<string> {
  // Before what allows it is used up: it lets him in.
  requireLogIn(ctx)
  requireActive(member)
  const weakness = await refusedPassword(member.account, reset.newPassword)
  if (weakness) {
    throw new Refusal(weakness, { fields: [{ field: 'newPassword', messageKey: `refusals.${weakness}` }] })
  }
  const hash = await hashPassword(reset.newPassword)
  await ctx.transaction(async (scope) => {
    await reset.take(scope)
    await resetMemberPassword(scope.tx, member.id, hash, scope.clock.now())
    await settleNewPassword(scope, member.id)
  })
  // Guesses at the password there was say nothing of this one.
  await forgiveAttempt(ctx.db, { kind: 'stranger', subject: member.account.toLowerCase() }, 'all')
  return enterMember(ctx, member, {
    deviceId: reset.deviceId,
    ...(reset.proves === undefined ? {} : { proves: reset.proves }),
    answer: { firstTimeLogin: false, passwordExpired: false },
    async stillHolds(tx) {
      await reset.enter?.(tx)
      return holdsPassword(tx, member.id, hash)
    },
    failure: () => reset.failure(),
  })
}

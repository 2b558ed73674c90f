import type { Concluded } from '../../../platform/concluded.ts'
import type { ConcludingScope, WriteScope } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { hashPassword } from '../../../platform/password-hash.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { forgiveAttempts } from '../log-in/attempts-store.ts'
import type { LoginAnswer } from '../log-in/enter-by-phone.ts'
import { type Entry, letIn, requireWayIn } from '../log-in/enter-member.ts'
import type { Member } from '../members/member.ts'
import { holdsPassword, resetMemberPassword } from './credentials-store.ts'
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
 * Gives a member who has shown who they are without their password another one, ends their sessions and lets them in, all in
 * one commit. The new password has been held to its rule before.
 * @throws Refusal function.not.available, password.breached, password.same.as.username, what `take` refuses, or what the
 *   door refuses; in that last case the password is another by then
 */
export async function resetPassword(
  ctx: ConcludingScope<LoginAnswer>,
  member: Member,
  reset: Reset,
): Promise<Concluded<LoginAnswer>> {
  // Before what allows it is used up: it lets the member in.
  requireLogIn(ctx)
  requireActive(member)
  const weakness = await refusedPassword(member.account, reset.newPassword)
  if (weakness) {
    throw new Refusal(weakness, { fields: [{ field: 'newPassword', messageKey: `refusals.${weakness}` }] })
  }
  const hash = await hashPassword(reset.newPassword)
  const write = async (scope: WriteScope) => {
    await reset.take(scope)
    await resetMemberPassword(scope.tx, member.id, hash, scope.clock.now())
    await settleNewPassword(scope, member.id)
  }
  // Guesses at the password there was say nothing of this one.
  const forgive = () => forgiveAttempts(ctx.db, { kind: 'stranger', subject: member.account.toLowerCase() })
  const answer = { firstTimeLogin: false, passwordExpired: false }
  const entry: Entry = {
    deviceId: reset.deviceId,
    ...(reset.proves === undefined ? {} : { proves: reset.proves }),
    // The new one: a second step that is owed goes on with it.
    password: { hash, remember: undefined },
    answer,
    async stillHolds(scope) {
      await write(scope)
      await reset.enter?.(scope.tx)
      return holdsPassword(scope.tx, member.id, hash)
    },
    failure: () => reset.failure(),
  }
  try {
    await requireWayIn(ctx, member, entry)
  } catch (error) {
    if (error instanceof Refusal) {
      await ctx.transaction(write)
      await forgive()
    }
    throw error
  }
  const concluded = await letIn(ctx, member, entry, (token) => ({ token, ...answer }))
  await forgive()
  return concluded
}

import type { OwnScope } from '../../platform/context.ts'
import { verifyPassword } from '../../platform/password-hash.ts'
import { Refusal } from '../../platform/refusal.ts'
import { beginAttempt, forgiveAttempt } from './attempts-store.ts'
import { STRANGER_LIMIT } from './login-lock.ts'

/**
 * Asks who is logged in for the password of his account, for what an open session alone must not do: whoever finds one
 * may not try out passwords on it either. `field` is where it was given.
 * @throws Refusal password.wrong, login.locked
 */
export async function confirmPresentPassword(
  ctx: OwnScope,
  memberId: bigint,
  passwordHash: string,
  given: { field: string; password: string | undefined },
): Promise<void> {
  const key = { kind: 'present', subject: memberId.toString() } as const
  const attempt = await beginAttempt(ctx.db, key, ctx.clock.now())
  if (attempt.failures > STRANGER_LIMIT) throw new Refusal('login.locked', { until: attempt.windowEndsAt })
  if (!(await verifyPassword(passwordHash, given.password ?? ''))) {
    throw new Refusal('password.wrong', {
      fields: [{ field: given.field, messageKey: 'refusals.password.wrong' }],
    })
  }
  await forgiveAttempt(ctx.db, key, 'all')
}

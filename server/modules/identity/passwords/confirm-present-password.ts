import type { OwnScope } from '../../../platform/context.ts'
import { verifyPassword } from '../../../platform/password-hash.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { STRANGER_LIMIT } from '../log-in/login-lock.ts'
import { lookWithinLimit } from '../log-in/look-within-limit.ts'
import { findCredentialsOf } from './credentials-store.ts'

/**
 * Asks the member for the password of the account, for what an open session alone must not do: whoever finds one open
 * may not try out passwords on it either. Who has none is not asked. `field` is where it was given.
 * @returns the hash it was compared with; null where there is none
 * @throws Refusal password.wrong, login.locked
 */
export async function confirmPresentPassword(
  ctx: OwnScope,
  memberId: bigint,
  password: string | undefined,
  field = 'password',
): Promise<string | null> {
  const hash = (await findCredentialsOf(ctx.db, memberId))?.passwordHash ?? null
  if (hash === null) return null
  const limit = {
    key: { kind: 'present', subject: memberId.toString() },
    limit: STRANGER_LIMIT,
    locked: (until: number) => new Refusal('login.locked', { until }),
  } as const
  const { found: isRight } = await lookWithinLimit(ctx, limit, () => verifyPassword(hash, password ?? ''))
  if (!isRight) throw new Refusal('password.wrong', { fields: [{ field, messageKey: 'refusals.password.wrong' }] })
  return hash
}

import { assert } from '@croupier/basis/assert.ts'
import type { OwnScope } from '../../platform/context.ts'
import type { StaffSession } from '../../platform/actor.ts'
import { verifyPassword } from '../../platform/password-hash.ts'
import { Refusal } from '../../platform/refusal.ts'
import { beginAttempt, endAttempt } from './attempts-store.ts'
import type { Operator } from './operator.ts'
import { findOperator } from './operators-store.ts'

/**
 * The signed-in operator, after giving the password again: an unlocked screen is not enough to change how an
 * account is opened.
 * @throws Refusal staff.password.wrong, staff.login.locked
 */
export async function confirmPassword(
  ctx: OwnScope & { readonly session: StaffSession },
  password: string,
): Promise<Operator> {
  const operator = await findOperator(ctx.db, ctx.session.staffId)
  assert(operator, 'a session has its operator')
  const attempt = await beginAttempt(ctx.db, 'password', operator.account, ctx.clock.now())
  if (!attempt.isAllowed) throw new Refusal('staff.login.locked', { until: attempt.until })
  const isRight = await verifyPassword(operator.passwordHash, password)
  await endAttempt(ctx.db, 'password', operator.account, isRight ? 'right' : 'wrong')
  if (!isRight) throw new Refusal('staff.password.wrong')
  return operator
}

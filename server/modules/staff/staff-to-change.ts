import type { Actor } from '../../platform/actor.ts'
import type { WriteScope } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Operator } from './operator.ts'
import { findOperator, lockActiveAdmins } from './operators-store.ts'

/** @throws Refusal staff.not.oneself: how one's own account is opened or what it may do is another's decision. */
export function refuseOneself(actor: Actor, id: bigint): void {
  if (actor.kind === 'staff' && actor.staffId === id) throw new Refusal('staff.not.oneself')
}

/** @throws Refusal not.found */
export async function requireOperator(ctx: Pick<WriteScope, 'tx'>, id: bigint): Promise<Operator> {
  const operator = await findOperator(ctx.tx, id)
  if (!operator) throw new Refusal('not.found')
  return operator
}

/** @throws Refusal staff.last.admin where `id` is the only administrator who can still log in. */
export async function refuseLastAdmin(ctx: Pick<WriteScope, 'tx'>, id: bigint): Promise<void> {
  const admins = await lockActiveAdmins(ctx.tx)
  if (admins.length === 1 && admins[0] === id) throw new Refusal('staff.last.admin')
}

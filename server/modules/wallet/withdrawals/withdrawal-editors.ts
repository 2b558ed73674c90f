import type { StaffSession } from '../../../platform/actor.ts'
import type { Scope } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/database.ts'
import {
  approverSeparationDays,
  type Editor,
  separationPort,
  separationSince,
} from '../../../platform/separation-port.ts'
import { settingsPort } from '../../../platform/settings.ts'

function since(scope: Scope): number {
  return separationSince(scope.clock.now(), scope.use(settingsPort).read(approverSeparationDays))
}

/**
 * Operators who must not approve a member's withdrawals now: those who lately edited the money or the payout accounts.
 */
export function withdrawalEditors(scope: Scope, db: Queryable, memberId: bigint): Promise<Editor[]> {
  return scope.use(separationPort).editorsOf(db, memberId, since(scope))
}

/** Whether one of the editors is this operator, under whichever account. */
export async function isOneOf(
  scope: Scope,
  db: Queryable,
  { staffId }: StaffSession,
  editors: readonly Editor[],
): Promise<boolean> {
  if (editors.length === 0) return false
  const hand = await scope.use(separationPort).oneHand(db, staffId, since(scope))
  return editors.some(({ actor }) => hand.includes(actor))
}

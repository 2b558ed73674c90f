import type { Scope } from '../../platform/context.ts'
import type { Queryable } from '../../platform/database.ts'
import { settingsPort } from '../../platform/settings.ts'
import { type Editor, editorsOf } from './payout-accounts-store.ts'
import { approverSeparationDays } from './withdraw-settings.ts'

const DAY = 86_400_000

/** Who must not approve a member's withdrawals now: whoever changed his accounts or credited him lately. */
export function withdrawalEditors(scope: Scope, db: Queryable, memberId: bigint): Promise<Editor[]> {
  const days = scope.use(settingsPort).read(approverSeparationDays)
  return editorsOf(db, memberId, scope.clock.now() - days * DAY)
}

import type { VipLevel } from '@croupier/api/promotions/terms/vip.ts'
import type { Scope } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/database.ts'
import { runningOfKind } from '../promotions-store.ts'
import { levelsOf } from './standings-store.ts'

export type Privileges = VipLevel['privileges']

/**
 * What the levels on which these members stand now give them; undefined for who stands on none. `matters` says which
 * privileges are asked for: where no level has one, nobody's level is looked up.
 */
export async function privilegesOf(
  { clock }: Pick<Scope, 'clock'>,
  db: Queryable,
  currency: string,
  memberIds: readonly bigint[],
  matters: (privileges: Privileges) => boolean,
): Promise<(memberId: bigint) => Privileges | undefined> {
  const [promotion] = await runningOfKind(db, 'vip', currency, clock.now())
  const levels = promotion?.promise.kind === 'vip' ? promotion.promise.terms.levels : []
  if (!levels.some(({ privileges }) => matters(privileges))) return () => undefined
  const standing = await levelsOf(db, currency, memberIds)
  return (memberId) => levels[(standing.get(memberId) ?? 0) - 1]?.privileges
}

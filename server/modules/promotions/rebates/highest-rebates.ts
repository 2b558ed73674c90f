import type { GameType } from '@croupier/api/games/game-types.ts'
import type { Scope } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/database.ts'
import { runningOfKind } from '../promotions-store.ts'

/** The most per cent that a rebate which runs now gives in each category. */
export async function highestRebates(
  scope: Pick<Scope, 'clock'>,
  db: Queryable,
  currency: string,
): Promise<ReadonlyMap<GameType, string>> {
  const highest = new Map<GameType, string>()
  for (const { promise } of await runningOfKind(db, 'rebate', currency, scope.clock.now())) {
    if (promise.kind !== 'rebate') continue
    for (const { gameType, percent } of promise.terms.rates) {
      if (Number(percent) > Number(highest.get(gameType) ?? -1)) highest.set(gameType, percent)
    }
  }
  return highest
}

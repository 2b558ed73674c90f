import type { Queryable } from '../../platform/database.ts'
import { settingsPort } from '../../platform/settings.ts'
import type { Desk } from './desks-store.ts'
import { minutesToReturn } from './poker-settings.ts'
import { leftWith } from './seats-store.ts'
import type { TableScope } from './table.ts'

const MINUTE = 60_000

export interface BuyIn {
  /** Ledger units. */
  least: bigint
  most: bigint
  /** Whether they come back to what they left with. */
  isReturn: boolean
}

/**
 * What a member may bring to a table now. Who left it not long ago brings at least what they left with, also where that is more
 * than others may bring: what was won stays within reach of those it was won from.
 */
export async function buyInOf(
  { use }: Pick<TableScope, 'use'>,
  db: Queryable,
  { id, minBuyIn, maxBuyIn }: Desk,
  { memberId, at }: { memberId: bigint; at: number },
): Promise<BuyIn> {
  const since = at - use(settingsPort).read(minutesToReturn) * MINUTE
  const left = await leftWith(db, id, memberId, since)
  const atLeast = (amount: bigint) => (left > amount ? left : amount)
  return { least: atLeast(minBuyIn), most: atLeast(maxBuyIn), isReturn: left > 0n }
}

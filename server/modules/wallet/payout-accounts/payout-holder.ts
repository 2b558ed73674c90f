import type { Queryable } from '../../../platform/database.ts'
import { payeeNameOf } from '../../identity/index.ts'
import { firstHolder } from './payout-accounts-store.ts'

/**
 * The name a member's accounts must bear: the first account's, else the registered one; null where there is neither.
 */
export async function payoutHolder(db: Queryable, memberId: bigint): Promise<string | null> {
  return (await firstHolder(db, memberId)) ?? (await payeeNameOf(db, memberId))
}

/** Whether two spellings are one name: letter case, spaces and full stops do not matter. */
export function isSameHolder(one: string, other: string): boolean {
  const plain = (name: string) =>
    name
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s.]+/g, ' ')
      .trim()
  return plain(one) === plain(other)
}

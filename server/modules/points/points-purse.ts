import { purseIds } from '@croupier/api/wallet/purses/purse-names.ts'
import { assert } from '@croupier/basis/assert.ts'
import type { Queryable } from '../../platform/database.ts'
import { accountsOf, balancesOf } from '../ledger/index.ts'
import { ownerOf } from '../wallet/index.ts'

export interface PointsPurse {
  account: bigint
  /** Hundredths of a point. */
  balance: bigint
  /** Of who is frozen or has left. */
  isDebitClosed: boolean
}

/** Members' purses of points; a trial has none. */
export async function pointAccounts(
  db: Queryable,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, PointsPurse>> {
  const owners = new Map(memberIds.map((memberId) => [ownerOf(memberId), memberId]))
  const found = (await accountsOf(db, [...owners.keys()])).filter(({ purse }) => purse === purseIds.points)
  const balances = await balancesOf(
    db,
    found.map(({ id }) => id),
  )
  return new Map(
    found.map(({ id, owner }) => {
      const { balance, isDebitClosed } = balances.get(id)!
      return [owners.get(owner)!, { account: id, balance, isDebitClosed }]
    }),
  )
}

/** The purse of a member who is known to have one. */
export async function pointsPurse(db: Queryable, memberId: bigint): Promise<PointsPurse> {
  const purse = (await pointAccounts(db, [memberId])).get(memberId)
  assert(purse, 'a member has a purse of points')
  return purse
}

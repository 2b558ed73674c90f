import type { Queryable } from '../../../platform/database.ts'
import { ancestorsOfMany } from '../../identity/index.ts'
import type { Contract } from './contracts-store.ts'

/** Those of these contracts whose agents stand somewhere below a member, with who stands between, from the nearest up. */
export async function chainsBelow(
  db: Queryable,
  memberId: bigint,
  contracts: readonly Contract[],
): Promise<{ contract: Contract; between: readonly bigint[] }[]> {
  const tree = await ancestorsOfMany(
    db,
    contracts.map(({ downlineId }) => downlineId),
  )
  return contracts.flatMap((contract) => {
    const above = tree.get(contract.downlineId) ?? []
    const place = above.indexOf(memberId)
    return place < 0 ? [] : [{ contract, between: above.slice(0, place) }]
  })
}

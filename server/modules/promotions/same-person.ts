import type { Tx } from '../../platform/database.ts'
import { membersOfTheSameId } from '../identity/index.ts'
import { holdersOfTheSame } from '../wallet/index.ts'
import { wasGivenOnce } from './awards-store.ts'

/** Accounts of one person that are looked at: more is a ring for staff to look into. */
const LOOKED_AT = 100

/**
 * Whether another account of the same person has had what a person is given once: a sign-up reward, a bonus on the first
 * deposit. The same number of a document, or the same payout account now or ever, is one person; the same network is not,
 * for carriers share addresses.
 */
export async function hadElsewhere(tx: Tx, memberId: bigint, kind: 'sign-up' | 'deposit'): Promise<boolean> {
  const others = [
    ...(await membersOfTheSameId(tx, memberId, LOOKED_AT)),
    ...(await holdersOfTheSame(tx, memberId, LOOKED_AT)),
  ]
  return others.length > 0 && (await wasGivenOnce(tx, others, kind))
}

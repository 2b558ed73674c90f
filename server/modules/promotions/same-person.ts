import type { Queryable } from '../../platform/database.ts'
import { membersOfTheSameId, pairsOfTheSameId } from '../identity/index.ts'
import { holdersOfTheSame, pairsOfTheSameAccount } from '../wallet/index.ts'
import { wasGivenOnce } from './awards-store.ts'
import type { Promotion } from './promotion.ts'

/** Accounts of one person that are looked at: more is a ring for staff to look into. */
const LOOKED_AT = 100

/**
 * Whether the two of a pair are one person. All pairs are asked for at once: two statements, however many they are.
 * The same number of a document, or the same payout account now or ever, is one person; the same network is not, for
 * carriers share addresses.
 */
export async function onePersonAmong(
  db: Queryable,
  pairs: readonly { one: bigint; other: bigint }[],
): Promise<(one: bigint, other: bigint) => boolean> {
  const found =
    pairs.length === 0 ? [] : [...(await pairsOfTheSameId(db, pairs)), ...(await pairsOfTheSameAccount(db, pairs))]
  const same = new Set(found.map(({ one, other }) => `${one} ${other}`))
  return (one, other) => same.has(`${one} ${other}`)
}

/**
 * Whether another account of the same person, as above, has had what a person is given once: a sign-up reward, a bonus on
 * the first deposit.
 */
export async function hadElsewhere(db: Queryable, memberId: bigint, kind: 'sign-up' | 'deposit'): Promise<boolean> {
  const others = [
    ...(await membersOfTheSameId(db, memberId, LOOKED_AT)),
    ...(await holdersOfTheSame(db, memberId, LOOKED_AT)),
  ]
  return others.length > 0 && (await wasGivenOnce(db, others, kind))
}

/** Whether a promotion gives a member nothing because another account of the same person has had it, or its like. */
export async function isWithheld(
  db: Queryable,
  memberId: bigint,
  { promise }: Pick<Promotion, 'promise'>,
): Promise<boolean> {
  if (promise.kind === 'sign-up') return hadElsewhere(db, memberId, 'sign-up')
  return promise.kind === 'deposit' && promise.terms.ordinal === 1 && (await hadElsewhere(db, memberId, 'deposit'))
}

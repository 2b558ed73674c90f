import { assert } from '@croupier/basis/assert.ts'
import type { Tx } from '../../platform/database.ts'
import { type Answer, decodeAnswers, type Item, type PostedRow } from './posting.ts'
import { postStatement } from './postings-store.ts'

const posted = new WeakSet<Tx>()

/**
 * Posts a group inside the caller's own transaction: at most once in it, with all legs, as the last statement before
 * the commit, so that accounts are locked for as short as can be and always in the same order. A refusal is an answer
 * and leaves nothing behind; whether the transaction goes on is the caller's to say.
 */
export async function post(tx: Tx, items: readonly Item[]): Promise<Answer> {
  assert(!posted.has(tx), 'a transaction posts once, with all its legs')
  posted.add(tx)
  const row = await tx.one<PostedRow>(postStatement([items], false))
  const [answer] = decodeAnswers([items], row)
  assert(answer && answer !== 'locked', 'a posting that waits for its locks is answered')
  return answer
}

/** One movement between two accounts. */
export interface Transfer {
  key: string
  kind: number
  reference: string
  from: bigint
  to: bigint
  amount: bigint
  correction?: boolean
}

/** `post` for the common case: one item with one leg. */
export function transfer(tx: Tx, movement: Transfer): Promise<Answer> {
  const { from, to, amount, ...item } = movement
  return post(tx, [{ ...item, legs: [{ from, to, amount }] }])
}

/** A hold is a transfer like any other: from a purse to the account that keeps what is spoken for. */
export interface Hold {
  key: string
  kind: number
  reference: string
  /** The account the money is the owner's in. */
  purse: bigint
  /** The account it waits in. */
  held: bigint
  amount: bigint
}

/** Sets money aside: it leaves the purse and waits. */
export function hold(tx: Tx, { purse, held, ...rest }: Hold): Promise<Answer> {
  return transfer(tx, { ...rest, from: purse, to: held })
}

/** Gives held money back to the purse. */
export function release(tx: Tx, { purse, held, ...rest }: Hold): Promise<Answer> {
  return transfer(tx, { ...rest, from: held, to: purse })
}

/** Spends held money. */
export function capture(tx: Tx, { held, to, ...rest }: Omit<Hold, 'purse'> & { to: bigint }): Promise<Answer> {
  return transfer(tx, { ...rest, from: held, to })
}

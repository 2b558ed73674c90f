import type { PlayTransaction } from '../calls/play-call.ts'

/** What stands in a round. Amounts are ledger units. */
export interface Standing {
  /** The vendor's id of it, or a ruling's. */
  ref: string
  type: 'bet' | 'win'
  /** Of a win what was not taken back of it yet. */
  amount: bigint
}

/** What a ruling books, before it has ids. */
export type Correction = Omit<PlayTransaction, 'ref'>

const takingBack = ({ ref, amount }: Standing): Correction => ({ type: 'rollback', amount, originalRef: ref })

/** Stakes come back before wins are taken, so that what a member staked pays for what they have to give back. */
export function voiding(standing: readonly Standing[]): Correction[] {
  const bets = standing.filter(({ type }) => type === 'bet')
  const wins = standing.filter(({ type, amount }) => type === 'win' && amount > 0n)
  return [...bets, ...wins].map(takingBack)
}

/**
 * From one payout to another: the difference is one more win, or is taken back of the wins there are, in the order given.
 * Nothing where the payout is right already.
 */
export function resettling(standing: readonly Standing[], paid: bigint, due: bigint): Correction[] {
  if (due > paid) return [{ type: 'win', amount: due - paid }]
  let left = paid - due
  const corrections: Correction[] = []
  for (const win of standing.filter(({ type }) => type === 'win')) {
    const amount = win.amount < left ? win.amount : left
    if (amount > 0n) corrections.push(takingBack({ ...win, amount }))
    left -= amount
  }
  return corrections
}

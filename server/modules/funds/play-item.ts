import type { Item } from '../ledger/index.ts'
import { kinds } from './funds-words.ts'

/** Books what was won at a vendor from the house to the member's purse there, and what was lost the other way. */
export function playItem(played: {
  key: string
  reference: string
  /** The member's purse, and the house's account for results. */
  account: bigint
  results: bigint
  /** Ledger units, not nothing. */
  result: bigint
}): Item {
  const { key, reference, account, results, result } = played
  const isWin = result > 0n
  return {
    key,
    kind: isWin ? kinds.playWin : kinds.playLoss,
    reference,
    legs: [isWin ? { from: results, to: account, amount: result } : { from: account, to: results, amount: -result }],
    correction: true,
  }
}

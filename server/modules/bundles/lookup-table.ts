import { assert } from '@croupier/basis/assert.ts'

/** What can be drawn in a mode, row by row as its lookup file has them. */
export interface LookupTable {
  /** Of each row's book. */
  readonly ids: BigUint64Array
  /** Sum of the weights up to and with the row's own; the last is the sum of all, at most 2^64 - 1. */
  readonly cumulative: BigUint64Array
  /** Hundredths of the bet. */
  readonly payouts: BigUint64Array
}

export function sumOf({ cumulative }: LookupTable): bigint {
  return cumulative.at(-1) ?? 0n
}

/** The row a number falls in: the first whose cumulative weight is above it. `number` is below the sum. */
export function rowOf({ cumulative }: LookupTable, number: bigint): number {
  let low = 0
  let high = cumulative.length - 1
  assert(high >= 0 && number >= 0n && number < cumulative[high]!, 'a number drawn is below the sum of the weights')
  while (low < high) {
    const middle = (low + high) >>> 1
    if (cumulative[middle]! > number) high = middle
    else low = middle + 1
  }
  return low
}

/** The numbers that fall in a row: from `from`, below `to`. */
export function rangeOf({ cumulative }: LookupTable, row: number): { from: bigint; to: bigint } {
  return { from: row === 0 ? 0n : cumulative[row - 1]!, to: cumulative[row]! }
}

import { assert } from '@croupier/basis/assert.ts'
import { Ratio } from '@croupier/basis/ratio.ts'

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b)
}

/** The same ratio in lowest terms. */
export function reduced({ numerator, denominator }: Ratio): Ratio {
  const divisor = greatestCommonDivisor(numerator < 0n ? -numerator : numerator, denominator)
  return new Ratio(numerator / divisor, denominator / divisor)
}

export function difference(a: Ratio, b: Ratio): Ratio {
  return a.plus(b.times(-1n))
}

export function inverse({ numerator, denominator }: Ratio): Ratio {
  assert(numerator > 0n, 'only what is above zero has an inverse here')
  return new Ratio(denominator, numerator)
}

/** A ratio that is not negative, as decimal text; the last digit is rounded half up. */
export function decimalText({ numerator, denominator }: Ratio, decimals: number): string {
  assert(numerator >= 0n, 'a par sheet has no negative figures')
  const scaled = (2n * numerator * 10n ** BigInt(decimals) + denominator) / (2n * denominator)
  const digits = String(scaled).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** `percentText(new Ratio(1n, 8n), 2)` is "12.50 %". */
export function percentText(ratio: Ratio, decimals: number): string {
  return `${decimalText(ratio.times(100n), decimals)} %`
}

function integerRoot(value: bigint): bigint {
  if (value < 2n) return value
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1)
  for (;;) {
    const next = (root + value / root) >> 1n
    if (next >= root) return root
    root = next
  }
}

const ROOT_DIGITS = 20n

/** The square root, cut off at the twentieth decimal: exact enough for every figure that is shown. */
export function squareRoot({ numerator, denominator }: Ratio): Ratio {
  const scale = 10n ** ROOT_DIGITS
  return new Ratio(integerRoot((numerator * scale * scale) / denominator), scale)
}

/** The two moments a standard deviation comes from. */
export interface Moments {
  readonly mean: Ratio
  /** Mean of the squares. */
  readonly square: Ratio
}

export function standardDeviation({ mean, square }: Moments): Ratio {
  return squareRoot(difference(square, mean.times(mean)))
}

/** Half the width of the interval that holds 90 % of single rounds if they were normal: 1.645 standard deviations. */
export function volatilityIndex(deviation: Ratio): Ratio {
  return deviation.times(new Ratio(1645n, 1000n))
}

/** How many ways there are to take `taken` of `all`, where the order does not matter; none to take more than there are. */
export function waysToTake(taken: number, all: number): bigint {
  if (taken < 0 || taken > all) return 0n
  let ways = 1n
  for (let each = 1; each <= taken; each += 1) ways = (ways * BigInt(all - taken + each)) / BigInt(each)
  return ways
}

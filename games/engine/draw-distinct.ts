import type { Entropy } from './entropy.ts'

/**
 * So many of a list, none twice, in the order in which they are drawn. A draw is a number below how many are left, every
 * one equally likely: the place, counted from 0, of what is taken out; what stood behind it moves up.
 */
export function drawDistinct<Value>(from: readonly Value[], count: number, entropy: Entropy): Value[] {
  const left = [...from]
  return Array.from({ length: count }, () => left.splice(entropy.below(left.length), 1)[0]!)
}

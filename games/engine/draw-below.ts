import { assert } from '@croupier/basis/assert.ts'
import type { Entropy } from './entropy.ts'

const WORDS = 2 ** 32
const SPAN = 1n << 64n

/**
 * A whole number from 0 to `bound` - 1, each equally likely; `bound` is 1 to 2^64 - 1. Two words of the round's stream
 * make 64 bits, the first of them the higher; the number is they modulo `bound`, and what is not below the greatest
 * multiple of `bound` that 2^64 holds is skipped, so that no number is likelier than another.
 */
export function drawBelow(entropy: Entropy, bound: bigint): bigint {
  assert(bound >= 1n && bound < SPAN, 'a draw is below 1 to 2^64 - 1')
  const fair = SPAN - (SPAN % bound)
  for (;;) {
    const drawn = (BigInt(entropy.below(WORDS)) << 32n) | BigInt(entropy.below(WORDS))
    if (drawn < fair) return drawn % bound
  }
}

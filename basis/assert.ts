/** A broken invariant: a bug, never a user's mistake. It stops the operation and is logged at `fatal`. */
export class BrokenInvariant extends Error {
  override name = 'BrokenInvariant'
}

/**
 * States what cannot be otherwise: `assert(held + free === total, 'purse adds up')`.
 * @throws BrokenInvariant naming the claim that does not hold.
 */
export function assert(claim: unknown, sentence: string): asserts claim {
  if (!claim) throw new BrokenInvariant(sentence)
}

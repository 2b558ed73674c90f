import type { EnvelopeTerms } from '@croupier/api/promotions/terms/envelope.ts'
import { assert } from '@croupier/basis/assert.ts'
import { payableStep } from '@croupier/basis/currency.ts'
import { openEntropy } from '@croupier/games/index.ts'
import { unitsOf } from './payable.ts'

export const occurrenceOf = (dropId: bigint): string => `drop:${dropId}`

/** Whether the pieces fit into the total; what does not is refused when the promotion is written. */
export function fits({ total, pieces, least }: EnvelopeTerms, currency: string): boolean {
  return unitsOf(currency, least) * BigInt(pieces) <= unitsOf(currency, total)
}

/**
 * The pieces of a drop in ledger units, in the order they are given. They add up to the total, and each is a whole number
 * of the steps a person sees (0.01).
 */
export function cut(
  terms: Pick<EnvelopeTerms, 'total' | 'pieces' | 'least' | 'split'>,
  currency: string,
  draw: { serverSeed: string; dropId: bigint },
): bigint[] {
  const step = payableStep(currency)
  const total = unitsOf(currency, terms.total) / step
  const count = BigInt(terms.pieces)
  if (terms.split === 'equal') {
    return Array.from(
      { length: terms.pieces },
      (_, at) => (total / count + (BigInt(at) < total % count ? 1n : 0n)) * step,
    )
  }
  const least = unitsOf(currency, terms.least) / step
  const rest = total - count * least
  assert(rest >= 0n, 'the pieces of an envelope fit into its total')
  const entropy = openEntropy({ serverSeed: draw.serverSeed, clientSeed: `drop:${draw.dropId}`, nonce: 0 })
  const cuts = Array.from({ length: terms.pieces - 1 }, () => entropy.below(Number(rest) + 1)).toSorted((a, b) => a - b)
  const edges = [0, ...cuts, Number(rest)]
  return edges.slice(1).map((edge, at) => (BigInt(edge - edges[at]!) + least) * step)
}

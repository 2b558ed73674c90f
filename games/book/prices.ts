import { hundredthsText } from '@croupier/basis/hundredths.ts'
import { quantiseDown, Ratio } from '@croupier/basis/ratio.ts'
import type { Selection } from './markets.ts'
import type { Finals } from './match.ts'

/** Prices are decimal odds in hundredths: 185 pays 1.85 for 1, the stake in it. */
export const HUNDRED = 100n
/** Margins are hundredths of a per cent. */
const WHOLE_MARGIN = 10_000n

export const LOWEST_PRICE = 101
export const HIGHEST_PRICE = 20_000

/** Of all courses those that win a selection and those that give its stake back. */
export interface Weights {
  readonly total: bigint
  readonly won: bigint
  readonly push: bigint
}

export function weigh({ total, scores }: Finals, selection: Pick<Selection, 'outcome'>): Weights {
  let won = 0n
  let push = 0n
  for (const score of scores) {
    const outcome = selection.outcome(score)
    if (outcome === 'won') won += score.weight
    else if (outcome === 'push') push += score.weight
  }
  return { total, won, push }
}

/**
 * The price that returns one less the margin of what is decided: (total - push) / won * (1 - margin), rounded down to
 * hundredths once. Undefined where that is no price one sells at: what is all but decided is not sold.
 */
export function priceOf({ total, won, push }: Weights, margin: number): number | undefined {
  if (won === 0n) return undefined
  const exact = new Ratio((total - push) * (WHOLE_MARGIN - BigInt(margin)) * HUNDRED, won * WHOLE_MARGIN)
  const price = quantiseDown(exact)
  if (price < BigInt(LOWEST_PRICE) || price > BigInt(HIGHEST_PRICE)) return undefined
  return Number(price)
}

/** What one staked at a price returns on average, exactly: (won * price + push) / total. */
export function returnOf({ total, won, push }: Weights, price: number): Ratio {
  return new Ratio(won * BigInt(price) + push * HUNDRED, total * HUNDRED)
}

/** `1.85`, as people read odds. */
export const priceText = hundredthsText

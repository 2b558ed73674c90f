import { quantiseDown, Ratio } from '@croupier/basis/ratio.ts'
import { drawBelow } from '../engine/draw-below.ts'
import { openEntropy } from '../engine/entropy.ts'

/** Between which amounts a pot is hit, both included; ledger units. */
export interface HitRange {
  readonly lowest: bigint
  readonly ceiling: bigint
}

/** Which run of which pot it is: what its seed is mixed with. */
export interface JackpotRun {
  readonly potCode: string
  readonly run: number
  readonly serverSeed: string
}

export const clientSeedOf = ({ potCode, run }: Omit<JackpotRun, 'serverSeed'>): string => `jackpot:${potCode}:${run}`

/**
 * The amount at which a pot is hit: every one of its range equally likely. The server seed is committed to by its hash before
 * the run begins, so nobody can move it afterwards.
 */
export function hitPointOf({ serverSeed, ...of }: JackpotRun, { lowest, ceiling }: HitRange): bigint {
  const entropy = openEntropy({ serverSeed, clientSeed: clientSeedOf(of), nonce: 0 })
  return lowest + drawBelow(entropy, ceiling - lowest + 1n)
}

/** Shares are hundredths of a per cent, and what they gather is kept in as fine parts, so that nothing is lost of a small stake. */
export const SHARE_PARTS = 10_000n

/** What a pot holds: what it began with and what was gathered, in ledger units, rounded down once. */
export function amountOf(seed: bigint, gatheredParts: bigint): bigint {
  return seed + gatheredParts / SHARE_PARTS
}

/**
 * What a pot costs the house of the stakes that fill it, on average: what is paid by what must be staked until then. A pot
 * that begins at the seed and is hit at h has gathered h less the seed; h is (lowest + ceiling) / 2 on average.
 */
export function costOf(share: number, seed: bigint, { lowest, ceiling }: HitRange): Ratio {
  const twiceHit = lowest + ceiling
  return new Ratio(BigInt(share) * twiceHit, SHARE_PARTS * (twiceHit - 2n * seed))
}

/** Per cent in three places, rounded down: `0.512`. */
export function costText(cost: Ratio): string {
  const thousandths = quantiseDown(cost.times(100_000n))
  return `${thousandths / 1000n}.${String(thousandths % 1000n).padStart(3, '0')}`
}

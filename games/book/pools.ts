import { quantiseDown, Ratio } from '@croupier/basis/ratio.ts'
import type { Outcome } from './markets.ts'
import { HUNDRED } from './prices.ts'

/** What lies on the sides of a pool, in ledger units of one currency. */
export interface Pool {
  readonly home: bigint
  readonly away: bigint
}

const WHOLE = 10_000n

/**
 * What one staked on a side is paid if it wins: the whole pool less the house's part of it (the plasada, hundredths of a
 * per cent), shared by what lies on that side; never less than the stake. Undefined where nobody bet against it: then the
 * match stands for nothing and every stake comes back.
 */
export function dividendOf({ home, away }: Pool, side: 'home' | 'away', plasada: number): Ratio | undefined {
  const [own, other] = side === 'home' ? [home, away] : [away, home]
  if (own === 0n || other === 0n) return undefined
  const dividend = new Ratio((own + other) * (WHOLE - BigInt(plasada)), own * WHOLE)
  return dividend.compare(new Ratio(1n)) < 0n ? new Ratio(1n) : dividend
}

/** What a stake in a pool is paid; ledger units, rounded down once. `drawPrice` in hundredths. */
export function payoutOfStake(
  stake: bigint,
  side: string,
  outcome: Outcome,
  { pool, plasada, drawPrice }: { pool: Pool; plasada: number; drawPrice: number },
): bigint {
  if (outcome === 'lost') return 0n
  if (outcome === 'push') return stake
  if (side === 'draw') return quantiseDown(new Ratio(BigInt(drawPrice), HUNDRED).times(stake))
  const dividend = dividendOf(pool, side === 'home' ? 'home' : 'away', plasada)
  return dividend === undefined ? stake : quantiseDown(dividend.times(stake))
}

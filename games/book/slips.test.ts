import { describe, expect, it } from 'vitest'
import type { Outcome } from './markets.ts'
import { dividendOf, payoutOfStake } from './pools.ts'
import { cashOutOf, payoutOfSlip, stateOfSlip } from './slips.ts'

type Leg = [price: number, outcome: Outcome | null]
const legsOf = (legs: readonly Leg[]) => legs.map(([price, outcome]) => ({ price, outcome }))

describe('[D-08] what a slip comes to', () => {
  it.each<[string, bigint, Leg[], ReturnType<typeof stateOfSlip>, bigint]>([
    ['an open single', 10_000000n, [[185, null]], undefined, 18_500000n],
    ['a single that won', 10_000000n, [[185, 'won']], 'won', 18_500000n],
    ['a single that lost', 10_000000n, [[185, 'lost']], 'lost', 0n],
    ['a single whose stake comes back', 10_000000n, [[185, 'push']], 'void', 10_000000n],
    [
      'a double that won',
      10_000000n,
      [
        [185, 'won'],
        [210, 'won'],
      ],
      'won',
      38_850000n,
    ],
    [
      'a double with a push: as if it were a single',
      10_000000n,
      [
        [185, 'won'],
        [210, 'push'],
      ],
      'won',
      18_500000n,
    ],
    [
      'a double of pushes',
      10_000000n,
      [
        [185, 'push'],
        [210, 'push'],
      ],
      'void',
      10_000000n,
    ],
    [
      'a treble that one leg lost is lost before the others end',
      10_000000n,
      [
        [185, 'lost'],
        [210, null],
        [150, 'won'],
      ],
      'lost',
      0n,
    ],
    [
      'a treble that still waits',
      10_000000n,
      [
        [185, 'won'],
        [210, null],
        [150, 'push'],
      ],
      undefined,
      38_850000n,
    ],
    [
      'a fraction of the smallest unit is rounded down, once',
      7n,
      [
        [133, 'won'],
        [133, 'won'],
      ],
      'won',
      12n,
    ],
  ])('%s', (_, stake, legs, state, payout) => {
    expect(stateOfSlip(legsOf(legs))).toBe(state)
    expect(payoutOfSlip(stake, legsOf(legs))).toBe(payout)
  })

  it.each<[string, bigint, (Leg | [number, null, won: bigint, push: bigint, total: bigint])[], margin: number, bigint]>(
    [
      ['an even chance at 1.90, no margin', 100n, [[190, null, 1n, 0n, 2n]], 0, 95n],
      ['the same with 3 % kept', 100_00n, [[190, null, 1n, 0n, 2n]], 300, 92_15n],
      ['all but won', 100n, [[190, null, 99n, 0n, 100n]], 0, 188n],
      [
        'a leg that won and one that may',
        100n,
        [
          [200, 'won'],
          [150, null, 1n, 0n, 2n],
        ],
        0,
        150n,
      ],
      [
        'a leg that gave its stake back and one that may',
        100n,
        [
          [200, 'push'],
          [150, null, 1n, 0n, 2n],
        ],
        0,
        75n,
      ],
      ['half won, a quarter pushed', 100n, [[200, null, 2n, 1n, 4n]], 0, 125n],
      [
        'a leg that lost',
        100n,
        [
          [200, 'lost'],
          [150, null, 1n, 0n, 2n],
        ],
        0,
        0n,
      ],
    ],
  )('%s: cashed out', (_, stake, legs, margin, worth) => {
    const weighed = legs.map(([price, outcome, won, push, total]) => ({
      price,
      outcome,
      weights: won === undefined || push === undefined || total === undefined ? null : { won, push, total },
    }))
    expect(cashOutOf(stake, weighed, margin)).toBe(worth)
  })
})

describe('[D-08] a pool of Meron and Wala', () => {
  const rules = { plasada: 500, drawPrice: 800 }

  it.each<[string, home: bigint, away: bigint, side: string, Outcome, stake: bigint, bigint]>([
    ['level sides share the pool less the plasada', 100n, 100n, 'home', 'won', 100n, 190n],
    ['the smaller side is paid more', 100n, 300n, 'home', 'won', 50n, 190n],
    ['the greater side is paid less', 100n, 300n, 'away', 'won', 300n, 380n],
    ['never less than the stake', 1000n, 10n, 'home', 'won', 1000n, 1000n],
    ['who lost', 100n, 100n, 'away', 'lost', 100n, 0n],
    ['a draw gives the sides back', 100n, 100n, 'home', 'push', 100n, 100n],
    ['a draw pays its own price', 100n, 100n, 'draw', 'won', 10n, 80n],
    ['a fraction is rounded down', 3n, 4n, 'home', 'won', 1n, 2n],
  ])('%s', (_, home, away, side, outcome, stake, payout) => {
    expect(payoutOfStake(stake, side, outcome, { ...rules, pool: { home, away } })).toBe(payout)
  })

  it.each<[home: bigint, away: bigint]>([
    [100n, 0n],
    [0n, 100n],
    [0n, 0n],
  ])('%i against %i is no match', (home, away) => {
    expect(dividendOf({ home, away }, 'home', 500)).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { amountOf, costOf, costText, hitPointOf } from './jackpot.ts'

const seedOf = (n: number) => n.toString(16).padStart(64, '0')

describe('[D-03] where a jackpot is hit', () => {
  // Golden: what was committed to once must come to the same for ever.
  it.each([
    [1, 1, 5000_000000n, 10000_000000n],
    [1, 2, 5000_000000n, 10000_000000n],
    [2, 1, 5000_000000n, 10000_000000n],
  ])('seed %i, run %i: within the range, and the same for ever', (seed, run, lowest, ceiling) => {
    const of = { potCode: 'LANTERN', run, serverSeed: seedOf(seed) }
    const hit = hitPointOf(of, { lowest, ceiling })
    expect(hit).toBe(hitPointOf(of, { lowest, ceiling }))
    expect(hit >= lowest && hit <= ceiling).toBe(true)
  })

  it('every amount of a small range comes about as often', () => {
    const hits = Array.from({ length: 4000 }, (_, n) =>
      Number(hitPointOf({ potCode: 'TEST', run: n, serverSeed: seedOf(n) }, { lowest: 3n, ceiling: 6n })),
    )
    for (const amount of [3, 4, 5, 6]) {
      const share = hits.filter((hit) => hit === amount).length / hits.length
      expect(share).toBeGreaterThan(0.22)
      expect(share).toBeLessThan(0.28)
    }
  })

  it('a range of one amount is that amount', () => {
    expect(hitPointOf({ potCode: 'TEST', run: 1, serverSeed: seedOf(1) }, { lowest: 7n, ceiling: 7n })).toBe(7n)
  })
})

describe('[D-03] what a jackpot holds and costs', () => {
  it.each<[string, seed: bigint, parts: bigint, bigint]>([
    ['what it began with', 1000n, 0n, 1000n],
    ['a hundredth of a unit is kept and not shown', 1000n, 9_999n, 1000n],
    ['a whole unit', 1000n, 10_000n, 1001n],
    ['half a per cent of a stake of 200', 0n, 200n * 50n, 1n],
  ])('%s', (_, seed, parts, amount) => {
    expect(amountOf(seed, parts)).toBe(amount)
  })

  it.each<[string, share: number, seed: bigint, lowest: bigint, ceiling: bigint, string]>([
    ['nothing put in: its share', 50, 0n, 100n, 200n, '0.500'],
    ['a third put in', 50, 50n, 100n, 200n, '0.750'],
    ['always hit at once what it gathered', 100, 0n, 10n, 10n, '1.000'],
  ])('%s', (_, share, seed, lowest, ceiling, text) => {
    expect(costText(costOf(share, seed, { lowest, ceiling }))).toBe(text)
  })
})

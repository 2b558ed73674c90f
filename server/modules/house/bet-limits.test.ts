import { currencies } from '@croupier/basis/currency.ts'
import { Ratio } from '@croupier/basis/ratio.ts'
import { describe, expect, it } from 'vitest'
import { betFault, initialLimits, limitsFault, wireLimits } from './bet-limits.ts'
import { betLimits } from './house-settings.ts'
import * as z from 'zod/mini'

const limits = { minBet: '1', maxBet: '50', stepBet: '0.5', defaultBet: '5', maxPayout: '100' }

describe('[D-05] limits of bets', () => {
  it.each<[bigint, Ratio, string | undefined]>([
    [1_000_000n, new Ratio(2n), undefined],
    [1_500_000n, new Ratio(2n), undefined],
    [500_000n, new Ratio(2n), 'too-low'],
    [1_250_000n, new Ratio(2n), 'off-step'],
    [50_000_000n, new Ratio(2n), undefined],
    [50_500_000n, new Ratio(1n), 'too-high'],
    [50_000_000n, new Ratio(201n, 100n), 'could-win-too-much'],
  ])('of %s millionths at %o', (amount, multiplier, fault) => {
    expect(betFault(wireLimits(limits, 'BDT'), amount, multiplier)).toBe(fault)
  })

  it('are levels of one, two and five, ending in the highest', () => {
    const { betLevels } = wireLimits(limits, 'BDT')

    expect(betLevels).toEqual([1, 2, 5, 10, 20, 50].map((level) => BigInt(level) * 1_000_000n))
  })

  it('are fit in every currency from the beginning', () => {
    expect(z.safeParse(betLimits.schema, betLimits.initial).success).toBe(true)
    for (const code of currencies.keys()) {
      const { minBet, defaultBetLevel } = wireLimits(initialLimits(100n)[code]!, code)
      // A slot's bet is twenty line bets, and each is a whole number on the wire.
      expect(minBet % 20n).toBe(0n)
      expect(defaultBetLevel).toBe(minBet * 10n)
    }
  })

  it.each([
    [{ minBet: '0' }, 'minBet'],
    [{ maxBet: '-1' }, 'maxBet'],
    [{ stepBet: '1e1' }, 'stepBet'],
    [{ stepBet: '0.0000001' }, 'stepBet'],
    [{ minBet: '0.7' }, 'minBet'],
    [{ maxBet: '50.1' }, 'maxBet'],
    [{ maxBet: '0.5' }, 'maxBet'],
    [{ defaultBet: '51' }, 'defaultBet'],
    [{ defaultBet: '0.5' }, 'defaultBet'],
    [{}, undefined],
  ])('set to %j are refused for %s', (change, fault) => {
    expect(limitsFault({ ...limits, ...change }, 'BDT')).toBe(fault)
  })

  it.each([
    ['stepBet', { stepBet: '0.00000150' }],
    ['minBet', { minBet: '0.00000001' }],
    ['maxPayout', { maxPayout: '0.00000050' }],
  ])('finer than the wire says them are refused at the box of %s', (field, change) => {
    const bitcoin = { minBet: '0.00002', maxBet: '0.02', stepBet: '0.00002', defaultBet: '0.0002', maxPayout: '1' }
    const { error } = z.safeParse(betLimits.schema, { dice: { BTC: { ...bitcoin, ...change } } })
    expect(error?.issues.map(({ path }) => path)).toEqual([['dice', 'BTC', field]])
  })
})

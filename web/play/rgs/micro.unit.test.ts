import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decimalOf, fittingStake, microOf } from './micro.ts'

it('reads and writes millionths exactly', () => {
  expect([decimalOf(1_500_000n), decimalOf(-10n), decimalOf(0n)]).toEqual(['1.50', '-0.00001', '0.00'])
  expect([microOf('1.5'), microOf('0.000001'), microOf('12')]).toEqual([1_500_000n, 1n, 12_000_000n])
  expect(['', '1e3', '-1', '1.0000001', '1,5', ' 1'].map(microOf)).toEqual(Array(6).fill(undefined))
  fc.assert(fc.property(fc.bigInt(0n, 10n ** 14n), (micro) => microOf(decimalOf(micro)) === micro))
})

it('fits a stake to the steps between the bounds, never above what was asked', () => {
  const range = { min: 10n, max: 95n, step: 10n }
  expect([3n, 10n, 19n, 90n, 400n].map((stake) => fittingStake(stake, range))).toEqual([10n, 10n, 10n, 90n, 90n])
})

import { describe, expect, it } from 'vitest'
import { isZero, lesserAmount, percentOf, withdrawalPreview } from './withdrawal-math.ts'

describe('[B-03] what a withdrawal costs', () => {
  it.each([
    ['1.5', '2', '500', '9.50', '490.50'],
    ['1.5', '0', '500.33', '7.50', '492.83'],
    ['0', '0', '500', '0.00', '500.00'],
    ['0', '600', '500', '499.99', '0.01'],
  ])('%s %% and %s of %s cost %s', (feePercent, feeFixed, amount, fee, receives) => {
    expect(withdrawalPreview({ currency: 'BDT', feePercent, feeFixed }, amount)).toEqual({ fee, receives })
  })

  it.each(['', '0', '-5', '1e3', '0.0000001'])('is unknown for %j', (amount) => {
    expect(withdrawalPreview({ currency: 'BDT', feePercent: '1', feeFixed: '0' }, amount)).toBeUndefined()
  })
})

it('compares exactly', () => {
  expect(lesserAmount('999999999999.99', '999999999999.98', 'BDT')).toBe('999999999999.98')
  expect(percentOf('33.33', '100.00', 'BDT')).toBe(33)
  expect([isZero('0.00'), isZero('0.01')]).toEqual([true, false])
})

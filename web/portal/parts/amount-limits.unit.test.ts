import { expect, it } from 'vitest'
import { missedLimit } from './amount-limits.ts'

const limits = { least: '500', most: '50000', today: '2000.00', available: '1000.50' }

it.each([
  ['499.99', 'least', '500'],
  ['0.01', 'least', '500'],
  ['50000.01', 'most', '50000'],
  ['2000.01', 'today', '2000.00'],
  ['1000.51', 'available', '1000.50'],
])('[B-03] tells that %s misses the limit “%s” of %s', (amount, limit, bound) => {
  expect(missedLimit(amount, 'BDT', limits)).toEqual({
    field: 'amount',
    messageKey: `fault.amount.${limit}`,
    amount: bound,
    currency: 'BDT',
  })
})

it.each(['500', '500.00', '1000.5', '1000.50'])('[B-03] lets %s pass, which meets every limit', (amount) => {
  expect(missedLimit(amount, 'BDT', limits)).toBeUndefined()
})

it('has no limit where none is named, and takes no amount that is none', () => {
  expect(missedLimit('0.01', 'BDT', { least: null, most: null })).toBeUndefined()
  expect(missedLimit('1e3', 'BDT', limits)).toEqual({ field: 'amount', messageKey: 'fault.format' })
})

import { expect, it } from 'vitest'
import { formatAmount } from './figures.ts'

it.each([
  ['0', '0.00'],
  ['1234.5', '1,234.50'],
  ['-0.5', '-0.50'],
  ['19.999999', '19.99'],
  ['123456789012345678901.25', '123,456,789,012,345,678,901.25'],
])('[B-01] shows the amount %s as %s, exact and never rounded up', (decimal, shown) => {
  expect(formatAmount(decimal)).toBe(shown)
})

it.each([
  ['0.0042', 8, '0.00420000'],
  ['1234.123456789', 8, '1,234.12345678'],
  ['1500', 0, '1,500'],
] as const)('[B-01] shows %s with the %i decimals of its currency as %s', (decimal, scale, shown) => {
  expect(formatAmount(decimal, scale)).toBe(shown)
})

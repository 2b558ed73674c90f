import { languageFacts } from '@croupier/words/languages.ts'
import { expect, it } from 'vitest'
import { formatAmount, formatDate, formatPercent, formatRelative, formatTime } from './figures.ts'

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

it('writes times as yyyy-MM-dd hh:mm:ss in the zone asked for', () => {
  const midnight = Date.UTC(2026, 0, 31, 18, 0, 0)

  expect(formatTime(midnight, 'Asia/Dhaka')).toBe('2026-02-01 00:00:00')
  expect(formatTime(midnight, 'UTC')).toBe('2026-01-31 18:00:00')
  expect(formatDate(midnight, 'Asia/Dhaka')).toBe('2026-02-01')
})

it('writes shares with at most two decimals', () => {
  expect(formatPercent('0.0125')).toBe('1.25%')
})

it('says how long ago in the language, in Latin digits', () => {
  const now = Date.UTC(2026, 0, 31)

  expect(formatRelative(now - 3 * 60_000, now, { locale: 'en' })).toBe('3 minutes ago')
  expect(formatRelative(now + 86_400_000, now, { locale: 'en' })).toBe('tomorrow')
  expect(formatRelative(now - 3 * 60_000, now, { locale: languageFacts('bn').locale })).toContain('3')
  expect(formatRelative(now - 5_000, now, { locale: 'en' })).toBe('now')
})

import { expect, it } from 'vitest'
import { fieldToSign } from './sign-in.ts'

const terms = { days: ['1', '1', '2', '2', '3'], missed: 'continue' as const, multiple: '1' }

it.each([
  ['the first time', undefined, '2026-11-20', 1, 1],
  ['the day after', { date: '2026-11-20', day: 3 }, '2026-11-21', 4, 4],
  ['the same day', { date: '2026-11-20', day: 3 }, '2026-11-20', undefined, undefined],
  ['after a missed day', { date: '2026-11-20', day: 3 }, '2026-11-22', 4, 1],
  ['after the last field', { date: '2026-11-30', day: 5 }, '2026-12-01', 1, 1],
  ['over a leap day', { date: '2028-02-29', day: 1 }, '2028-03-01', 2, 2],
  ['after a leap day was missed', { date: '2028-02-28', day: 1 }, '2028-03-01', 2, 1],
])('[E-02] sign-in %s', (_when, last, today, continued, reset) => {
  expect(fieldToSign(terms, last, today)).toBe(continued)
  expect(fieldToSign({ ...terms, missed: 'reset' }, last, today)).toBe(reset)
})

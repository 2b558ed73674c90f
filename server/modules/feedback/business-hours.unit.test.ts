import { expect, it } from 'vitest'
import { isOpenAt } from './business-hours.ts'

const hours = { isAlways: false, days: [1, 2, 3, 4, 7], from: '09:00', until: '18:00' }

// 2026-11-23 is a Monday; Dhaka is six hours ahead of UTC.
it.each([
  ['2026-11-23T03:00:00Z', true],
  ['2026-11-23T02:59:00Z', false],
  ['2026-11-23T11:59:00Z', true],
  ['2026-11-23T12:00:00Z', false],
  ['2026-11-27T05:00:00Z', false],
  ['2026-11-28T20:00:00Z', false],
  ['2026-11-29T05:00:00Z', true],
])('[F-01] the support answers at %s: %s', (at, isOpen) => {
  expect(isOpenAt(hours, 'Asia/Dhaka', Date.parse(at))).toBe(isOpen)
  expect(isOpenAt({ ...hours, isAlways: true }, 'Asia/Dhaka', Date.parse(at))).toBe(true)
})

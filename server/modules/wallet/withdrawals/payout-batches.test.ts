import { expect, it } from 'vitest'
import { nextBatch } from './payout-batches.ts'

const at = (text: string) => Date.parse(`2026-11-23T${text}+06:00`)

it.each([
  [[], '09:15:30', '09:15:30'],
  [['10:00'], '09:15:30', '10:00:00'],
  [['10:00', '18:30'], '10:00:59', '10:00:59'],
  [['10:00', '18:30'], '10:01:00', '18:30:00'],
  [['18:30', '10:00'], '10:01:00', '18:30:00'],
] as const)('[B-03] with batches at %j what is approved at %s is sent at %s', (times, approved, sent) => {
  expect(nextBatch(times, 'Asia/Dhaka', at(approved))).toBe(at(sent))
})

it('[B-03] what is approved after the last batch of a day waits for the next day', () => {
  expect(nextBatch(['10:00'], 'Asia/Dhaka', at('11:00:00'))).toBe(at('10:00:00') + 86_400_000)
})

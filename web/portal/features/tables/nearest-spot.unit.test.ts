import { expect, it } from 'vitest'
import { distanceTo } from './nearest-spot.ts'

const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 })

it('[D-03] an arrow leads to what lies ahead, rather than to what lies aside', () => {
  const right = [1, 0] as const
  const start = box(0, 0)
  expect(distanceTo(start, box(20, 0), right)).toBe(20)
  expect(distanceTo(start, box(20, 10), right)).toBeGreaterThan(distanceTo(start, box(40, 0), right)!)
  expect(distanceTo(start, box(-20, 0), right)).toBeUndefined()
  expect(distanceTo(start, box(2, 60), right)).toBeUndefined()
  expect(distanceTo(start, box(0, 20), [0, 1])).toBe(20)
})

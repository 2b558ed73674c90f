import { expect, it } from 'vitest'
import { placeOf } from './seat-place.ts'

it('[D-06] one’s own seat is at the bottom, and the others follow clockwise', () => {
  expect(placeOf(3, 6, 3)).toEqual({ x: 0, y: 1 })
  expect(placeOf(0, 6, 3)).toEqual({ x: 0, y: -1 })
  expect(placeOf(4, 6, 3).x).toBeLessThan(0)
  expect(placeOf(0, 2, null)).toEqual({ x: 0, y: 1 })
  expect(placeOf(1, 2, null)).toEqual({ x: 0, y: -1 })
})

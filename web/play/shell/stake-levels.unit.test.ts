import { expect, it } from 'vitest'
import { levelAbove, levelBelow } from './stake-levels.ts'

it('walks the levels, also from a stake between two', () => {
  const levels = [1n, 5n, 10n]
  expect([1n, 5n, 7n, 10n].map((stake) => levelAbove(stake, levels))).toEqual([5n, 10n, 10n, 10n])
  expect([1n, 5n, 7n, 10n].map((stake) => levelBelow(stake, levels))).toEqual([1n, 1n, 5n, 5n])
})

import { expect, it } from 'vitest'
import { cardLevels, cardRange, mostCards, shareOf, totalOf } from './stakes.ts'

const range = { min: 10n, max: 1_000n, step: 10n }
const stakes = { ...range, initial: 100n, levels: [10n, 20n, 50n, 100n, 200n, 500n, 1_000n] }

it('[D-03] keeps all cards together within the stakes of the game', () => {
  for (const cards of [1, 2, 3, 4]) {
    const { min, max, step } = cardRange(range, cards)
    expect(totalOf(max, cards)).toBeLessThanOrEqual(range.max)
    expect(totalOf(max + step, cards)).toBeGreaterThan(range.max)
    expect([min, max % step]).toEqual([10n, 0n])
    expect(shareOf(totalOf(max, cards), cards)).toBe(max)
  }
})

it('[D-03] steps a card’s stake up to the largest that is possible', () => {
  expect(cardLevels(stakes, 1).at(-1)).toBe(1_000n)
  expect(cardLevels(stakes, 3)).toEqual([10n, 20n, 50n, 100n, 200n, 330n])
  expect(cardLevels(stakes, 4)).toEqual([10n, 20n, 50n, 100n, 200n, 250n])
})

it('[D-03] offers no more cards than the largest stake buys', () => {
  expect(mostCards(range)).toBe(4)
  expect(mostCards({ min: 10n, max: 20n, step: 10n })).toBe(2)
  expect(mostCards({ min: 10n, max: 10n, step: 10n })).toBe(1)
})

import { expect, it } from 'vitest'
import { countedStake } from './counted-stake.ts'

const terms = { rake: 500, rakeCap: 30n }

it.each([
  ['nothing before a flop', terms, { pot: 40n, board: 0 }, 20n, 0n],
  ['nothing where nothing is raked', { ...terms, rake: 0 }, { pot: 40n, board: 5 }, 20n, 0n],
  ['nothing where the most that is raked is nothing', { ...terms, rakeCap: 0n }, { pot: 40n, board: 5 }, 20n, 0n],
  ['all below the cap', terms, { pot: 599n, board: 3 }, 200n, 200n],
  ['all where the rake just reaches its cap', terms, { pot: 600n, board: 5 }, 300n, 300n],
  ['as much as 600 of 2,400', terms, { pot: 2_400n, board: 5 }, 1_200n, 300n],
  ['rounded down', terms, { pot: 700n, board: 5 }, 3n, 2n],
  ['nothing of nothing', terms, { pot: 700n, board: 5 }, 0n, 0n],
] as const)('[D-06] counts of a stake %s', (_, of, hand, stake, counted) => {
  expect(countedStake(of, hand, stake)).toBe(counted)
})

it('[D-06] all that counts of a hand is never more than what its rake is a share of', () => {
  for (const pot of [601n, 1_000n, 4_000n, 123_457n]) {
    const stakes = [pot / 3n, pot / 7n, pot - pot / 3n - pot / 7n]
    const counted = stakes.map((stake) => countedStake(terms, { pot, board: 5 }, stake))
    expect(counted.reduce((sum, each) => sum + each, 0n)).toBeLessThanOrEqual(600n)
  }
})

import { describe, expect, it } from 'vitest'
import { chaseOf, type ChaseTerms, timesWon } from './chase.ts'

const numeros = ['01', '02', '03', '04', '05', '06']
const terms: ChaseTerms = { count: 5, plan: 'equal', percent: 10, stake: 200n, most: 1_960n, highest: 10_000 }
const multiples = (more: Partial<ChaseTerms>) => chaseOf(numeros, { ...terms, ...more }).map(({ multiple }) => multiple)

describe('[D-07] a chase', () => {
  it('[D-07] is on the next draws in their order, once each or twice as often each time', () => {
    expect(chaseOf(numeros, { ...terms, count: 2 })).toEqual([
      { numero: '01', multiple: 1 },
      { numero: '02', multiple: 1 },
    ])
    expect(multiples({ plan: 'doubling' })).toEqual([1, 2, 4, 8, 16])
  })

  it('[D-07] for a profit wins more than was spent by that part at each draw, with the least multiple that does', () => {
    for (const percent of [0, 10, 50, 300]) {
      let spent = 0n
      for (const multiple of multiples({ plan: 'profit', percent, count: 6 }).map(BigInt)) {
        const enough = (times: bigint) =>
          times * terms.most * 100n >= (spent + times * terms.stake) * (100n + BigInt(percent))
        expect([percent, enough(multiple), multiple === 1n || !enough(multiple - 1n)]).toEqual([percent, true, true])
        spent += multiple * terms.stake
      }
    }
  })

  it('[D-07] has no draws where no multiple is a profit, and ends before one is too high', () => {
    expect(multiples({ plan: 'profit', percent: 900 })).toEqual([])
    expect(multiples({ plan: 'doubling', highest: 7 })).toEqual([1, 2, 4])
    expect(multiples({ count: 99 })).toHaveLength(6)
  })

  it('[D-07] wins at most one of its draws where it stops, and all of them where it goes on', () => {
    const chased = chaseOf(numeros, { ...terms, plan: 'doubling', count: 3 })
    expect([timesWon(chased, true), timesWon(chased, false), timesWon([], true)]).toEqual([4, 7, 0])
  })
})

import { Money } from '@croupier/basis/money.ts'
import { Ratio } from '@croupier/basis/ratio.ts'
import { describe, expect, it } from 'vitest'
import { occurrenceOf, rank } from './race.ts'

const units = (text: string) => Money.parse(text, 'BDT').units
const prizes = ['100', '50', '25']
type Line = readonly [memberId: bigint, reached: bigint, reachedAt?: number, roundId?: bigint]
const runners = (lines: readonly Line[]) =>
  lines.map(([memberId, reached, reachedAt = 0, roundId = memberId]) => ({
    memberId,
    reached: new Ratio(reached),
    reachedAt,
    roundId: String(roundId),
  }))
const ranked = (ties: 'first' | 'shared', lines: readonly Line[]) =>
  rank({ prizes, ties }, 'BDT', runners(lines)).map(({ memberId, place, award }) => [
    memberId,
    place,
    new Money('BDT', award).toString(),
  ])

describe('[E-02] the places of a race', () => {
  it('are by how far each got, and end with the last prize', () => {
    expect(
      ranked('first', [
        [1n, 10n],
        [2n, 40n],
        [3n, 30n],
        [4n, 20n],
      ]),
    ).toEqual([
      [2n, 1, '100.00'],
      [3n, 2, '50.00'],
      [4n, 3, '25.00'],
      [1n, 4, '0.00'],
    ])
  })

  it('are three shared firsts of 58.33 where three tie for three prizes', () => {
    expect(
      ranked('shared', [
        [1n, 10n],
        [2n, 10n],
        [3n, 10n],
      ]),
    ).toEqual([
      [1n, 1, '58.33'],
      [2n, 1, '58.33'],
      [3n, 1, '58.33'],
    ])
  })

  it('share what is left of the prizes where a tie reaches beyond the last', () => {
    expect(
      ranked('shared', [
        [1n, 90n],
        [2n, 80n],
        [3n, 10n],
        [4n, 10n],
        [5n, 5n],
      ]),
    ).toEqual([
      [1n, 1, '100.00'],
      [2n, 2, '50.00'],
      [3n, 3, '12.50'],
      [4n, 3, '12.50'],
      [5n, 5, '0.00'],
    ])
  })

  it('go to whoever got there first, by the round where that was the same moment', () => {
    expect(
      ranked('first', [
        [1n, 10n, 7, 3n],
        [2n, 10n, 7, 2n],
        [3n, 10n, 6, 9n],
      ]),
    ).toEqual([
      [3n, 1, '100.00'],
      [2n, 2, '50.00'],
      [1n, 3, '25.00'],
    ])
  })

  it('are nobody’s who reached nothing, or whose play was taken back', () => {
    expect(
      ranked('shared', [
        [1n, 0n],
        [2n, -5n],
      ]),
    ).toEqual([])
  })

  it('compare multiples of a stake exactly', () => {
    const third = { memberId: 1n, reached: new Ratio(1n, 3n), reachedAt: 0, roundId: '1' }
    const less = { memberId: 2n, reached: new Ratio(333_333_333n, 1_000_000_000n), reachedAt: 0, roundId: '2' }
    const placed = rank({ prizes, ties: 'shared' }, 'BDT', [less, third])
    expect(placed.map(({ memberId, award }) => [memberId, award])).toEqual([
      [1n, units('100')],
      [2n, units('50')],
    ])
  })

  it('never give more than the prizes, and keep less than a step for each who shares', () => {
    for (let count = 3; count <= 12; count += 1) {
      const lines = Array.from({ length: count }, (_, at): Line => [BigInt(at + 1), BigInt(at % 2) + 1n])
      const placed = rank({ prizes, ties: 'shared' }, 'BDT', runners(lines))
      const given = placed.reduce((sum, { award }) => sum + award, 0n)
      expect(given).toBeLessThanOrEqual(units('175'))
      expect(given).toBeGreaterThan(units('175') - units('0.01') * BigInt(count))
    }
  })

  it('give once each', () => {
    expect(occurrenceOf({ place: 3 })).toBe('place:3')
  })
})

import { betTypeOf, familyCalled } from '@croupier/games/lottery/families.ts'
import { standings } from '@croupier/games/lottery/trends.ts'
import { describe, expect, it } from 'vitest'
import { missingOf, roadOf } from './trends.ts'

const draws = [
  ['5', '2', '1', '0', '7'],
  ['5', '5', '1', '3', '9'],
  ['0', '2', '8', '3', '7'],
]

const missing = (family: string, code: string, row: string) =>
  missingOf(family, betTypeOf(familyCalled(family)!, code)!, row, draws)

describe('[D-07] trends', () => {
  it('[D-07] count how long a sign has not come and how often it came, by place or anywhere', () => {
    const [first] = standings(draws, ['0', '5', '6'], [0])
    expect(first!.signs).toEqual([
      { sign: '0', missing: 2, count: 1 },
      { sign: '5', missing: 0, count: 2 },
      { sign: '6', missing: 3, count: 0 },
    ])
    expect(standings(draws, ['3'], undefined)[0]!.signs).toEqual([{ sign: '3', missing: 1, count: 2 }])
  })

  it('[D-07] stand at the balls of a pad where its signs are drawn, and at no sums, words or figures', () => {
    expect(missing('SSC', 'FixedPlace', 'p5')!.get('9')).toBe(1)
    expect(missing('SSC', 'First2Com', '')!.get('2')).toBe(0)
    // Eight came at the third place, which is none of the first two.
    expect(missing('SSC', 'First2Com', '')!.get('8')).toBe(3)
    for (const [code, row] of [
      ['Last3Sum', ''],
      ['First3Span', ''],
      ['Sum_BSOE', ''],
      ['Dragon_Tiger_1_2', ''],
    ] as const) {
      expect([code, missing('SSC', code, row)]).toEqual([code, undefined])
    }
    expect(missing('XSMB', 'Lo2', '')).toBeUndefined()
  })

  it('[D-07] draw the road of big and small, where a tie is neither', () => {
    const twenty = (extra: number) => [...Array.from({ length: 19 }, () => '40'), String(extra)]
    expect(roadOf('KL8', [twenty(50), twenty(51), twenty(52), twenty(49)])).toEqual([
      ['small'],
      ['big', 'big'],
      ['tie'],
    ])
    expect(roadOf('11X5', draws)).toBeUndefined()
  })
})

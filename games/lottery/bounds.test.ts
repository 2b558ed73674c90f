import { describe, expect, it } from 'vitest'
import { arrangements, tuples } from './combinations.ts'
import { betTypeOf, families, familyCalled } from './families.ts'
import { wonBy } from './prize-group.ts'
import { differentRows } from './rows.ts'

const read = (family: string, code: string, content: string) => betTypeOf(familyCalled(family)!, code)!.read(content)!

describe('[D-07] a bet', () => {
  it('[D-07] of 184,756 combinations is read without naming them', () => {
    const twenty = Array.from({ length: 20 }, (_, at) => String(10 + at)).join('-')
    const { units, exposed } = read('XSMB', 'Truot10', twenty)
    expect({ units, count: exposed!.count }).toEqual({ units: 184_756, count: 184_756 })
  })

  it.each(families.filter(({ isHouse }) => !isHouse).map((family) => [family.code, family] as const))(
    '[D-07] of %s is limited on as many numbers as it counts',
    (_code, { bets }) => {
      for (const type of bets) {
        const { count, numbers } = type.read(type.example)!.exposed!
        expect([type.code, numbers().length]).toEqual([type.code, count])
      }
    },
  )

  it('[D-07] on several tickets says at most what all of them could win at once', () => {
    const thai = familyCalled('THAI')!
    const tickets = ['820256', '820257', '820258', '820357']
    const drawn = [
      '820257',
      ...Array.from({ length: 5 }, () => '820257'),
      ...Array.from({ length: 10 }, () => '820257'),
      ...Array.from({ length: 50 }, () => '820257'),
      ...Array.from({ length: 100 }, () => '820257'),
      '820',
      '820',
      '257',
      '257',
      '57',
    ]
    expect(thai.isResult(drawn)).toBe(true)
    for (let count = 1; count <= tickets.length; count += 1) {
      const bet = read('THAI', 'Ticket', tickets.slice(0, count).join(','))
      expect([count, wonBy(bet, drawn).compare(bet.most) <= 0n]).toEqual([count, true])
    }
  })
})

it('[D-07] rows of which one each is taken, all different, are counted as naming them counts', () => {
  const signs = ['01', '02', '03', '04', '05']
  const some = [signs, ['01', '02'], ['02', '03', '05'], ['01']]
  const named = [...tuples(signs, some.length)].filter(
    (taken) => taken.every((sign, at) => some[at]!.includes(sign)) && new Set(taken).size === taken.length,
  )
  expect(differentRows(some)).toBe(named.length)
  expect(differentRows([signs, signs, signs])).toBe([...arrangements(signs, 3)].length)
  expect(differentRows([['01'], ['01']])).toBe(0)
})

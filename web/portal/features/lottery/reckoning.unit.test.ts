import { betTypeOf, families, familyCalled } from '@croupier/games/lottery/families.ts'
import { describe, expect, it } from 'vitest'
import { contentOf, nothingChosen, priced, randomChoice, typedFor } from './reckoning.ts'

const typed = (family: string, code: string, text: string) => {
  const type = betTypeOf(familyCalled(family)!, code)!
  return typedFor(type, { ...nothingChosen(type.pad), typed: text, isTyping: true })
}

describe('[D-07] a bet in the basket', () => {
  const lottery = {
    currency: 'BDT',
    group: 1960,
    limits: { multiple: 100 } as Parameters<typeof priced>[1]['limits'],
    oddsShares: {},
    unitValues: ['1', '0.10'],
  }
  const bet = { playCode: 'FixedPlace', content: '#_#_#_#_07', unitValue: '0.1', multiple: 40, group: 1900 }
  const price = (now: Partial<typeof lottery>) => priced(familyCalled('SSC')!, { ...lottery, ...now }, bet)

  it('[D-07] costs and wins by what stands now, at no more than the house takes by now', () => {
    expect(price({})).toEqual({ ...bet, units: 2, stake: '8.00', most: '38.00', isWithdrawn: false })
    expect(price({ limits: { ...lottery.limits, multiple: 10 } })).toMatchObject({ multiple: 10, stake: '2.00' })
    expect(price({ group: 1800 })).toMatchObject({ group: 1800, most: '36.00' })
    expect(price({ oddsShares: { FixedPlace: 5_000 } })).toMatchObject({ stake: '8.00', most: '19.00' })
  })

  it('[D-07] is known as withdrawn where units of its value are sold no more', () => {
    expect(price({ unitValues: ['2', '1'] })).toMatchObject({ unitValue: '0.1', isWithdrawn: true })
  })
})

describe('[D-07] what is chosen on a pad', () => {
  it('[D-07] may be pasted with anything in between and in digits of any script', () => {
    expect(typed('THAI', '3Top', '257 / 123\n০০৭;')).toEqual({ content: '007,123,257', left: [] })
    expect(typed('SSC', 'Last3Straight', '790,120')).toEqual({ content: '120,790', left: [] })
    expect(typed('XSMB', 'Lo3', '318 207')).toEqual({ content: '207-318', left: [] })
  })

  it('[D-07] names everything that was pasted and is no bet: of another length, twice, or the same in another order', () => {
    expect(typed('THAI', '3Top', '12 257 1234 752 257')).toEqual({ content: '257,752', left: ['12', '1234', '257'] })
    expect(typed('THAI', '3Tod', '572 257 111 123')).toEqual({ content: '123,572', left: ['257', '111'] })
    expect(typed('4D', 'BoxBig', '1111')).toEqual({ content: '', left: ['1111'] })
    expect(typed('SSC', 'Last3Com', '211 112 333 123')).toEqual({ content: '123,211', left: ['112', '333'] })
    expect(typed('THAI', '3Top', 'no number')).toEqual({ content: '', left: [] })
  })

  it('[D-07] keeps numbers in the order that they were pasted in where there are more than a bet takes', () => {
    const tickets = Array.from({ length: 102 }, (_, at) => String(200_000 - at))
    const { content, left } = typed('THAI', 'Ticket', tickets.join(' '))
    expect(content.split(',')).toEqual(tickets.slice(0, 100).toReversed())
    expect(left).toEqual(tickets.slice(100))
    // Other orders of the same digits are other numbers, however many there are.
    const orders = Array.from({ length: 1001 }, (_, at) => String(at).padStart(4, '0'))
    expect(typed('4D', 'Big', orders.join(' ')).left).toEqual(['1000'])
  })

  it('[D-07] of a list is read of every type as its pad says', () => {
    const lists = families.flatMap(({ bets }) => bets.filter(({ pad }) => pad.kind === 'list'))
    expect(lists.length).toBeGreaterThan(10)
    for (const { code, pad, read } of lists) {
      const [one, other] = ['12', '21'].map((end) => end.padStart(pad.digits!, '0'))
      expect([code, read(`${one}${pad.joiner}${other}`) === undefined]).toEqual([code, pad.isAnyOrder === true])
    }
  })

  it.each(families.map((family) => [family.code, family] as const))(
    '[D-07] at random makes a bet of every type of %s',
    (_code, { bets }) => {
      for (const type of bets) {
        expect([type.code, type.read(contentOf(type, randomChoice(type))) !== undefined]).toEqual([type.code, true])
      }
    },
  )
})

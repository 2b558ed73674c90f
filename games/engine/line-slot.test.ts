import { describe, expect, it } from 'vitest'
import { enumerateSpins } from './enumerate-line-slot.ts'
import { bestPay, boardAt, cellsOf, type LineSlot, linePaysOn } from './line-slot.ts'

type Symbol = 'w' | 's' | 'a' | 'b'

const slot: LineSlot<Symbol> = {
  rows: 2,
  lines: [
    [0, 0, 0],
    [1, 1, 1],
    [0, 1, 0],
  ],
  linePays: { a: { 2: 1, 3: 10 }, b: { 3: 4 }, w: { 2: 3, 3: 50 } },
  wild: 'w',
  scatter: 's',
  scatterPays: { 2: 5 },
}

describe('a line', () => {
  it.each([
    ['a a a', { symbol: 'a', count: 3, pay: 10 }],
    ['a a b', { symbol: 'a', count: 2, pay: 1 }],
    ['a w a', { symbol: 'a', count: 3, pay: 10 }],
    ['w a a', { symbol: 'a', count: 3, pay: 10 }],
    ['b w b', { symbol: 'b', count: 3, pay: 4 }],
    ['b b a', undefined],
    ['b a a', undefined],
    // Two wilds alone pay 3, more than nothing, less than ten.
    ['w w b', { symbol: 'b', count: 3, pay: 4 }],
    ['w w s', { symbol: 'w', count: 2, pay: 3 }],
    ['w w a', { symbol: 'a', count: 3, pay: 10 }],
    ['w w w', { symbol: 'w', count: 3, pay: 50 }],
    ['s w w', undefined],
    ['a s a', undefined],
  ])('of %s pays its best', (text, best) => {
    expect(bestPay(slot, text.split(' ') as Symbol[])).toEqual(best)
  })
})

describe('a board', () => {
  const strips: Symbol[][] = [
    ['a', 'b', 's', 'w'],
    ['a', 'w', 'b', 's', 'a'],
    ['b', 'a', 'a', 's'],
  ]

  it('closes the strips to rings', () => {
    expect(boardAt(strips, [3, 4, 0], 2)).toEqual([
      ['w', 'a'],
      ['a', 'a'],
      ['b', 'a'],
    ])
  })

  it('is enumerated as if every stop were played', () => {
    const played = new Map<number, Map<number, number>>()
    for (let one = 0; one < 4; one += 1) {
      for (let two = 0; two < 5; two += 1) {
        for (let three = 0; three < 4; three += 1) {
          const board = boardAt(strips, [one, two, three], slot.rows)
          const pay = linePaysOn(slot, board).reduce((sum, each) => sum + each.pay, 0)
          const scatters = cellsOf(board, slot.scatter).length
          const own = played.get(scatters) ?? new Map<number, number>()
          played.set(scatters, own.set(pay, (own.get(pay) ?? 0) + 1))
        }
      }
    }

    const census = enumerateSpins(slot, strips)

    expect(census.cycle).toBe(80)
    expect(census.counts).toEqual(played)
  })
})

import { describe, expect, it } from 'vitest'
import { openEntropy } from '../engine/entropy.ts'
import { payoutOf } from '../engine/payout.ts'
import type { LamplightBingoEvent } from './events.ts'
import { cellsOf, FREE_LIT, lamplightBingo, litBy, patternOn } from './rules.ts'
import { BALLS, DRAWN, FREE_CELL, lines, pays } from './tables.ts'

const [mode] = lamplightBingo.modes

/** A card as a drawing of five rows: `#` is lit. */
function lit(...rows: readonly string[]): number {
  return [...rows.join('')].reduce((bits, cell, at) => (cell === '#' ? bits | (1 << at) : bits), FREE_LIT)
}

function play(nonce: number, cards: number) {
  const entropy = openEntropy({ serverSeed: 'a'.repeat(64), clientSeed: 'bingo', nonce })
  const { multiplier, events } = lamplightBingo.play(mode!, { cards }, entropy)
  const [deal, draw, result] = events as readonly LamplightBingoEvent[]
  if (deal?.type !== 'deal' || draw?.type !== 'draw' || result?.type !== 'result') throw new Error('no round')
  return { multiplier, events, deal, draw, result }
}

describe('[D-03] Lamplight Bingo', () => {
  it.each([
    [undefined, lit('.....', '.....', '.....', '.....', '.....')],
    [undefined, lit('####.', '####.', '###.#', '###.#', '...##')],
    ['line', lit('.....', '.....', '##.##', '.....', '.....')],
    ['line', lit('#####', '.....', '.....', '.....', '....#')],
    ['corners', lit('#...#', '.....', '.....', '.....', '#...#')],
    ['corners', lit('#####', '.....', '.....', '.....', '#...#')],
    ['twoLines', lit('#####', '#....', '#....', '#....', '#....')],
    ['twoLines', lit('#####', '#....', '#....', '#....', '#...#')],
    ['threeLines', lit('#####', '#####', '#####', '.....', '.....')],
    ['cross', lit('#...#', '.#.#.', '..#..', '.#.#.', '#...#')],
    ['cross', lit('#####', '.#.#.', '..#..', '.#.#.', '#...#')],
    ['fourLines', lit('#####', '#####', '#####', '#####', '.....')],
    ['fourLines', lit('#####', '#..##', '#.#.#', '##..#', '#...#')],
    ['frame', lit('#####', '#...#', '#...#', '#...#', '#####')],
    ['frame', lit('#####', '#####', '#####', '#####', '#####')],
  ])('pays the best that a card shows: %s', (pattern, bits) => {
    expect(patternOn(bits)).toBe(pattern)
  })

  it('pays the more the better a pattern is', () => {
    const inOrder = Object.values(pays)
    expect(inOrder.toSorted((a, b) => b - a)).toEqual(inOrder)
    expect(new Set(lines.map(String)).size).toBe(12)
  })

  it('names the cells of a pattern', () => {
    const cross = lit('#####', '.#.#.', '..#..', '.#.#.', '#...#')
    expect(cellsOf('cross', cross)).toEqual([0, 4, 6, 8, 12, 16, 18, 20, 24])
    expect(cellsOf('corners', lit('#####', '.....', '.....', '.....', '#...#'))).toEqual([0, 4, 20, 24])
    expect(cellsOf('line', lit('.....', '.....', '##.##', '.....', '.....'))).toEqual([10, 11, 12, 13, 14])
  })

  it('deals cards whose columns hold numbers of their own, and draws balls of which none comes twice', () => {
    for (let nonce = 0; nonce < 60; nonce += 1) {
      const cards = (nonce % 4) + 1
      const { deal, draw, events } = play(nonce, cards)

      expect(events.map(({ index }) => index)).toEqual([0, 1, 2])
      expect(deal.cards).toHaveLength(cards)
      for (const card of deal.cards) {
        expect(new Set(card).size).toBe(25)
        for (const [cell, number] of card.entries()) {
          if (cell === FREE_CELL) expect(number).toBe(0)
          else expect(Math.floor((number - 1) / 15)).toBe(cell % 5)
        }
      }
      expect(new Set(draw.balls).size).toBe(DRAWN)
      expect(draw.balls.every((ball) => ball >= 1 && ball <= BALLS)).toBe(true)
    }
  })

  it('takes the numbers of a card and the balls in the order that its page says', () => {
    const bounds: number[] = []
    const { events } = lamplightBingo.play(mode!, { cards: 1 }, { below: (bound) => bounds.push(bound) && 0 })

    const column = [15, 14, 13, 12, 11]
    expect(bounds.slice(0, 24)).toEqual([...column, ...column, 15, 14, 13, 12, ...column, ...column])
    expect(bounds.slice(24)).toEqual(Array.from({ length: DRAWN }, (_, drawn) => BALLS - drawn))
    const [deal, draw] = events as readonly LamplightBingoEvent[]
    expect(deal).toMatchObject({
      cards: [[1, 16, 31, 46, 61, 2, 17, 32, 47, 62, 3, 18, 0, 48, 63, 4, 19, 33, 49, 64, 5, 20, 34, 50, 65]],
    })
    expect(draw).toMatchObject({ balls: Array.from({ length: DRAWN }, (_, drawn) => drawn + 1) })
  })

  it('pays every card its share of the stake, and says with which ball it was complete', () => {
    let paid = 0
    for (let nonce = 0; nonce < 120; nonce += 1) {
      const { deal, draw, result, multiplier } = play(nonce, 3)
      const sum = result.cards.reduce((all, card) => all + card.pays, 0)
      expect([result.pays, multiplier.numerator, multiplier.denominator]).toEqual([sum, BigInt(sum), 3n])
      for (const [at, card] of result.cards.entries()) {
        const shown = (balls: number) => patternOn(litBy(deal.cards[at]!, draw.balls.slice(0, balls))) ?? null
        expect(card.pattern).toBe(shown(DRAWN))
        if (!card.pattern) continue
        paid += 1
        expect([shown(card.ball), card.pays]).toEqual([card.pattern, pays[card.pattern]])
        expect(shown(card.ball - 1)).not.toBe(card.pattern)
      }
    }
    expect(paid).toBeGreaterThan(0)
  })

  it('rounds a payout down, once', () => {
    const { multiplier } = { multiplier: lamplightBingo.highestMultiplier({ cards: 1 }) }
    expect(payoutOf(1n, multiplier)).toBe(10_000n)
    // A line on one of three cards: two thirds of the stake.
    const line = Array.from({ length: 200 }, (_, nonce) => play(nonce, 3)).find(
      ({ result }) => result.pays === pays.line,
    )
    expect(payoutOf(100n, line!.multiplier)).toBe(66n)
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 2],
    ['no number of cards', {}],
    ['no card', { cards: 0 }],
    ['five cards', { cards: 5 }],
    ['half a card', { cards: 1.5 }],
    ['a text', { cards: '2' }],
    ['more than was asked', { cards: 2, balls: 75 }],
  ])('offers no choice of %s', (_what, wire) => {
    expect(lamplightBingo.readChoice(wire)).toBeUndefined()
  })

  it.each([1, 2, 3, 4])('offers %i cards', (cards) => {
    const choice = lamplightBingo.readChoice({ cards })
    expect(choice).toEqual({ cards })
    expect(lamplightBingo.writeChoice(choice!)).toEqual({ cards })
  })
})

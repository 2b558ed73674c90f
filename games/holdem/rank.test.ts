import { describe, expect, it } from 'vitest'
import { cardOf, DECK, textOf } from './cards.ts'
import { categories, type Category, categoryOf, valueOfHand } from './rank.ts'

const hand = (text: string) => text.split(' ').map((each) => cardOf(each)!)

/** Of the 2,598,960 hands of five cards, as every book of combinations has them. */
const published: Readonly<Record<Category, number>> = {
  'straight-flush': 40,
  four: 624,
  'full-house': 3_744,
  flush: 5_108,
  straight: 10_200,
  three: 54_912,
  'two-pair': 123_552,
  pair: 1_098_240,
  'high-card': 1_302_540,
}

describe('[D-06] hands of hold’em', () => {
  it('are of each kind as often as published, and have 7,462 values', { timeout: 240_000 }, () => {
    const counts = new Map<Category, number>()
    const values = new Set<number>()
    for (let a = 0; a < DECK; a += 1)
      for (let b = a + 1; b < DECK; b += 1)
        for (let c = b + 1; c < DECK; c += 1)
          for (let d = c + 1; d < DECK; d += 1)
            for (let e = d + 1; e < DECK; e += 1) {
              const value = valueOfHand([a, b, c, d, e])
              values.add(value)
              const category = categoryOf(value)
              counts.set(category, (counts.get(category) ?? 0) + 1)
            }
    expect(Object.fromEntries(counts)).toEqual(published)
    expect(values.size).toBe(7_462)
  })

  it('of seven cards are the best of their twenty-one fives', () => {
    let state = 7
    const random = (bound: number) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
      return Math.floor((state / 2 ** 32) * bound)
    }
    for (let round = 0; round < 3_000; round += 1) {
      // Few ranks on every second hand, so that fours and full houses meet.
      const deck = Array.from({ length: round % 2 ? 20 : DECK }, (_, card) => card)
      const seven = Array.from({ length: 7 }, () => deck.splice(random(deck.length), 1)[0]!)
      let best = 0
      for (let one = 0; one < 7; one += 1) {
        for (let other = one + 1; other < 7; other += 1) {
          best = Math.max(best, valueOfHand(seven.filter((_, at) => at !== one && at !== other)))
        }
      }
      expect([seven.map(textOf), valueOfHand(seven)]).toEqual([seven.map(textOf), best])
    }
  })

  it.each([
    ['an ace ends a straight at either end', '5c 4d 3h 2s Ac', '2c 2d 3h 4s 5c', 1],
    ['the wheel is the lowest straight', '5c 4d 3h 2s Ac', '6c 5d 4h 3s 2c', -1],
    ['kickers decide', 'Ac Ad Kh 9s 2c', 'Ah As Qh Js Tc', 1],
    ['suits never do', 'Ac Kd Qh 9s 2c', 'Ad Kh Qs 9c 2d', 0],
    ['the higher three decides full houses', '3c 3d 3h 2s 2c', '2d 2h 2s Ac Ad', 1],
    ['the third pair of seven cards is a kicker at most', 'Ac Ad Kc Kd Qc Qd 2s', 'Ah As Kh Ks Jc Td 3s', 1],
    ['around the corner is no straight', 'Kc Ad 2h 3s 4c', 'Ac Kd Qh Js 9c', -1],
  ])('%s', (_what, one, other, sign) => {
    expect(Math.sign(valueOfHand(hand(one)) - valueOfHand(hand(other)))).toBe(sign)
  })

  it('name every kind there is', () => {
    expect(new Set(categories).size).toBe(Object.keys(published).length)
    for (const text of ['2c', 'Td', 'As']) expect(textOf(cardOf(text)!)).toBe(text)
    expect(cardOf('1c')).toBeUndefined()
  })
})

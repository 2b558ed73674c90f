import { expect, it } from 'vitest'
import { type Card, compareHands, freshDeck, rankHand, sharePot } from './three-cards.ts'

const ranks: Readonly<Record<string, number>> = { J: 11, Q: 12, K: 13, A: 14 }
const hand = (text: string): Card[] =>
  text.split(' ').map((card) => ({ rank: ranks[card.slice(0, -1)] ?? Number(card.slice(0, -1)), suit: card.slice(-1) }))

it('orders hands: trail, pure sequence, sequence, colour, pair, high card; the ace runs high and low', () => {
  const best = [
    ['Ah As Ad', 'trail'],
    ['2h 2s 2d', 'trail'],
    ['Ah Kh Qh', 'pure'],
    ['Ah 2h 3h', 'pure'],
    ['Kh Qh Jh', 'pure'],
    ['Ah Ks Qd', 'sequence'],
    ['2h 3s 4d', 'sequence'],
    ['Ah 9h 2h', 'colour'],
    ['Kh Ks 2d', 'pair'],
    ['Qh Qs Ad', 'pair'],
    ['Ah Ks 9d', 'high'],
    ['Ah Qs Jd', 'high'],
  ] as const

  expect(best.map(([cards]) => rankHand(hand(cards)).name)).toEqual(best.map(([, name]) => name))
  for (const [at, [cards]] of best.entries()) {
    for (const [weaker] of best.slice(at + 1)) expect(compareHands(hand(cards), hand(weaker))).toBeGreaterThan(0)
  }
})

it('gives the pot less the rake to the best hand, and shares it to the cent among equal ones', () => {
  const rake = { percent: 4n, cap: 20_00n }
  const won = sharePot(10_00n, [hand('Kh Ks 2d'), hand('9h 8s 2c'), hand('Qd 4s 2h')], rake)
  expect(won).toEqual({ pot: 30_00n, rake: 1_20n, wins: [28_80n, 0n, 0n] })

  const shared = sharePot(3_33n, [hand('Kh Ks 2d'), hand('Kd Kc 2h'), hand('5d 4s 2c')], { percent: 0n, cap: 0n })
  expect(shared.wins).toEqual([5_00n, 4_99n, 0n])
  expect(sharePot(500_00n, [hand('Kh Ks 2d'), hand('5d 4s 2c')], rake).rake).toBe(20_00n)
})

it('shuffles one whole deck', () => {
  expect(new Set(freshDeck().map(({ rank, suit }) => `${rank}${suit}`)).size).toBe(52)
})

import { describe, expect, it } from 'vitest'
import { DECK } from './cards.ts'
import { clientPartText, commitmentTo, dealtPlaces, orderOf, rootOf, sealDeck } from './deal.ts'

const serverSeed = 'c0ffee'.padEnd(64, '0')
const part = { table: '1', number: 2, players: [{ seat: 0, stack: 100n }], before: [{ seat: 0, kind: 'fold' }] }

describe('[D-06] the deal', () => {
  it('has every card once, at the places the commitment and the players’ part give', () => {
    const deck = sealDeck(serverSeed)
    expect(new Set(deck.map(({ card }) => card)).size).toBe(DECK)
    const root = rootOf(deck.map(commitmentTo))
    const order = orderOf(root, clientPartText(part))
    expect(new Set(order).size).toBe(DECK)
    const other = orderOf(root, clientPartText({ ...part, before: [{ seat: 0, kind: 'raise', to: 20n }] }))
    expect(other).not.toEqual(order)
  })

  it('gives one card each from the left of the button, then another, then the board', () => {
    const order = Array.from({ length: DECK }, (_, at) => at)
    const players = [0, 2, 5].map((seat) => ({ seat, stack: 1n, owes: false }))
    const { hole, board } = dealtPlaces({ players, positions: { button: 2, smallBlind: 5, bigBlind: 0 } }, order)
    expect(Object.fromEntries(hole)).toEqual({ 5: [0, 3], 0: [1, 4], 2: [2, 5] })
    expect(board).toEqual([6, 7, 8, 9, 10])
  })

  it('opens one card without telling of another', () => {
    const deck = sealDeck(serverSeed)
    expect(new Set(deck.map(({ salt }) => salt)).size).toBe(DECK)
    expect(commitmentTo({ ...deck[0]!, card: deck[1]!.card })).not.toBe(commitmentTo(deck[0]!))
  })
})

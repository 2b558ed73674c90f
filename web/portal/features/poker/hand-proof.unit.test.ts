import { textOf } from '@croupier/games/holdem/cards.ts'
import { commitmentTo, dealtPlaces, orderOf, rootOf, sealDeck } from '@croupier/games/holdem/deal.ts'
import { expect, it } from 'vitest'
import { proofOf, type ShownHand } from './hand-proof.ts'

/** A hand of two that was shown down, as the server tells it. */
function shownHand(): ShownHand {
  const deck = sealDeck('c0ffee'.padEnd(64, '0'))
  const commitments = deck.map(commitmentTo)
  const root = rootOf(commitments)
  const clientPart = '1:2:0=100,3=100:abc'
  const positions = { button: 0, smallBlind: 0, bigBlind: 3 }
  const players = [0, 3].map((seat) => ({ seat, stack: 0n, owes: false }))
  const places = dealtPlaces({ players, positions }, orderOf(root, clientPart))
  const cards = (at: readonly number[]) => at.map((place) => textOf(deck[place]!.card))
  const opened = [...places.board, ...[...places.hole.values()].flat()].map((place) => ({
    place,
    card: textOf(deck[place]!.card),
    salt: deck[place]!.salt,
  }))
  const hand = {
    ...positions,
    handId: '',
    number: 2,
    state: 'ended',
    root,
    clientPart,
    startedAt: 0,
    street: 'river',
    board: cards(places.board),
    pot: '0',
    players: [0, 3].map((seat) => ({
      seat,
      name: null,
      isOwn: false,
      put: '0',
      street: '0',
      isFolded: false,
      isAllIn: false,
      last: null,
      cards: cards(places.hole.get(seat)!),
    })),
    moves: 0,
    result: null,
  } satisfies ShownHand['hand']
  return { tableName: '', currency: 'BDT', isTrial: false, hand, moves: [], fairness: { commitments, opened } }
}

it('[D-06] a reader checks commitment, cards and places by themselves, and sees what is wrong', () => {
  const shown = shownHand()
  expect(proofOf(shown)).toEqual({ isRoot: true, isOpened: true, isPlaced: true })
  const { hand, fairness } = shown
  expect(proofOf({ ...shown, hand: { ...hand, clientPart: 'another' } }).isPlaced).toBe(false)
  const turned = { ...hand, board: hand.board.toReversed() }
  expect(proofOf({ ...shown, hand: turned }).isPlaced).toBe(false)
  const swapped = fairness.opened.map((each, n) => ({ ...each, card: fairness.opened[(n + 1) % 9]!.card }))
  expect(proofOf({ ...shown, fairness: { ...fairness, opened: swapped } }).isOpened).toBe(false)
  expect(proofOf({ ...shown, fairness: { ...fairness, commitments: fairness.commitments.toReversed() } }).isRoot).toBe(
    false,
  )
})

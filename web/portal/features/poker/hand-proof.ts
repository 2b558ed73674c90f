import type { OutputOf } from '@croupier/api/operation.ts'
import type { showPokerHand } from '@croupier/api/poker/show-poker-hand.ts'
import { cardOf } from '@croupier/games/holdem/cards.ts'
import { commitmentTo, dealtPlaces, orderOf, rootOf } from '@croupier/games/holdem/deal.ts'

export type ShownHand = OutputOf<typeof showPokerHand>

/** What a reader can check by themselves of a hand. */
export interface Proof {
  readonly isRoot: boolean
  readonly isOpened: boolean
  readonly isPlaced: boolean
}

/** Deals a hand again from what was published alone, as far as cards were shown. */
export function proofOf({ hand, fairness: { commitments, opened } }: ShownHand): Proof {
  const { root, clientPart, players, board } = hand
  const places = dealtPlaces(
    {
      players: players.map(({ seat }) => ({ seat, stack: 0n, owes: false })),
      positions: { button: hand.button, smallBlind: hand.smallBlind, bigBlind: hand.bigBlind },
    },
    orderOf(root, clientPart),
  )
  const at = (place: number | undefined) => opened.find((each) => each.place === place)?.card
  return {
    isRoot: rootOf(commitments) === root,
    isOpened: opened.every(({ place, card, salt }) => {
      const known = cardOf(card)
      return known !== undefined && commitmentTo({ place, card: known, salt }) === commitments[place]
    }),
    isPlaced:
      board.every((card, n) => at(places.board[n]) === card) &&
      players.every(
        ({ seat, cards }) => cards === null || cards.every((card, n) => at(places.hole.get(seat)?.[n]) === card),
      ),
  }
}

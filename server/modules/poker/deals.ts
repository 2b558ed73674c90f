import type { Card } from '@croupier/games/holdem/cards.ts'
import { commitmentTo, dealtPlaces, orderOf, rootOf, type Sealed, sealDeck } from '@croupier/games/holdem/deal.ts'
import type { HandStart } from '@croupier/games/holdem/hand.ts'
import { LRUCache } from 'lru-cache'
import { randomBytes } from 'node:crypto'
import type { Secrets } from '../../platform/secrets.ts'
import type { Hand } from './hands-store.ts'

const SEED_BYTES = 32
const placeOf = (root: string) => `poker.server-seed:${root}`

/** A deck that is committed to before anybody has a part in how it is dealt. */
export function makeDeck(secrets: Secrets): { root: string; sealedSeed: string } {
  const seed = randomBytes(SEED_BYTES).toString('hex')
  const root = rootOf(sealDeck(seed).map(commitmentTo))
  return { root, sealedSeed: secrets.seal(seed, placeOf(root)) }
}

/** The cards of a hand, each with the place of the deck it lies at. */
export interface Deal {
  readonly deck: readonly Sealed[]
  hole(seat: number): readonly Sealed[]
  readonly board: readonly Sealed[]
}

export const cardsOf = (sealed: readonly Sealed[]): Card[] => sealed.map(({ card }) => card)

// By the hand: what was dealt never changes. Nothing of it may be told but to whom it belongs.
const deals = new LRUCache<string, Deal>({ max: 500 })

/** What a hand is dealt: the server knows all of it. */
export function dealOf(
  secrets: Secrets,
  { id, root, sealedSeed, clientPart }: Pick<Hand, 'id' | 'root' | 'sealedSeed' | 'clientPart'>,
  start: Pick<HandStart, 'players' | 'positions'>,
): Deal {
  const known = deals.get(id)
  if (known) return known
  const deck = sealDeck(secrets.open(sealedSeed, placeOf(root)))
  const places = dealtPlaces(start, orderOf(root, clientPart))
  const deal: Deal = {
    deck,
    hole: (seat) => places.hole.get(seat)!.map((place) => deck[place]!),
    board: places.board.map((place) => deck[place]!),
  }
  deals.set(id, deal)
  return deal
}

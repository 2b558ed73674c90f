/** A card of the deck: 0 is the two of clubs, 51 the ace of spades. */
export type Card = number

export const DECK = 52
const SUITS = 4
const RANKS = '23456789TJQKA'
const SUIT_LETTERS = 'cdhs'

/** From 0 for a two to 12 for an ace. */
export const rankOf = (card: Card): number => Math.floor(card / SUITS)
/** Clubs, diamonds, hearts, spades: 0 to 3. */
export const suitOf = (card: Card): number => card % SUITS

/** `As`, `Td`. */
export function textOf(card: Card): string {
  return `${RANKS[rankOf(card)]}${SUIT_LETTERS[suitOf(card)]}`
}

/** The card of a text; undefined where it is none. */
export function cardOf(text: string): Card | undefined {
  const [rank, suit] = [RANKS.indexOf(text.charAt(0)), SUIT_LETTERS.indexOf(text.charAt(1))]
  return text.length === 2 && rank >= 0 && suit >= 0 ? rank * SUITS + suit : undefined
}

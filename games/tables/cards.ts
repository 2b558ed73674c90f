import { drawDistinct } from '../engine/draw-distinct.ts'
import type { Entropy } from '../engine/entropy.ts'

export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const
/** Spades, hearts, diamonds, clubs. */
export const suits = ['S', 'H', 'D', 'C'] as const

/** `TH` is the ten of hearts. */
export type Card = `${(typeof ranks)[number]}${(typeof suits)[number]}`

export const DECKS = 8
/** Cards of one rank in the shoe. */
export const OF_A_RANK = DECKS * suits.length
export const CARDS = OF_A_RANK * ranks.length

const deck: readonly Card[] = suits.flatMap((suit) => ranks.map((rank): Card => `${rank}${suit}`))

/** The shoe before anything is drawn: eight decks one behind the other, spades, hearts, diamonds, clubs, ace to king. */
const shoe: readonly Card[] = Array.from({ length: DECKS }, () => deck).flat()

/** So many cards of a fresh shoe, in the order in which they are drawn; every card that is left is equally likely. */
export const drawCards = (entropy: Entropy, count: number): Card[] => drawDistinct(shoe, count, entropy)

/** 0 for an ace to 12 for a king. */
export const rankOf = (card: Card): number => ranks.indexOf(card[0] as (typeof ranks)[number])
export const suitOf = (card: Card): string => card[1]!

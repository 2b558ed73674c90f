import { drawDistinct } from '../engine/draw-distinct.ts'
import { hashOfText, openEntropy } from '../engine/entropy.ts'
import { type Card, DECK, textOf } from './cards.ts'
import type { HandStart } from './hand.ts'
import { after } from './positions.ts'

const BOARD = 5
const places = () => Array.from({ length: DECK }, (_, at) => at)

/** One card of a deck as it lies, with what its commitment is opened by. */
export interface Sealed {
  readonly place: number
  readonly card: Card
  /** Of this card alone: to open one tells nothing of another. */
  readonly salt: string
}

/** The deck of a server seed: shuffled and sealed before anybody knows who will get which place. */
export function sealDeck(serverSeed: string): Sealed[] {
  const cards = drawDistinct(places(), DECK, openEntropy({ serverSeed, clientSeed: 'deck', nonce: 0 }))
  return cards.map((card, place) => ({ place, card, salt: hashOfText(`${serverSeed}:salt:${place}`) }))
}

/** The commitment to one card. */
export function commitmentTo({ place, card, salt }: Sealed): string {
  return hashOfText(`${place}:${textOf(card)}:${salt}`)
}

/** The commitment to the whole deck: the hash of its cards', one after the other. It is shown before the hand. */
export function rootOf(commitments: readonly string[]): string {
  return hashOfText(commitments.join(''))
}

/** What players bring in: who sits with what, and all that was done in the hand before. */
export interface ClientPart {
  readonly table: string
  readonly number: number
  readonly players: readonly { readonly seat: number; readonly stack: bigint }[]
  readonly before: readonly { readonly seat: number; readonly kind: string; readonly to?: bigint | undefined }[]
}

/** Its text; the deck was committed to before the hand before this one began. */
export function clientPartText({ table, number, players, before }: ClientPart): string {
  const seats = players.map(({ seat, stack }) => `${seat}=${stack}`).join(',')
  const moves = before.map(({ seat, kind, to }) => `${seat}${kind}${to ?? ''}`).join(',')
  return `${table}:${number}:${seats}:${hashOfText(moves)}`
}

/** In which order the places of the deck are dealt: anybody can find it from the commitment and the players' part. */
export function orderOf(root: string, clientPart: string): number[] {
  return drawDistinct(places(), DECK, openEntropy({ serverSeed: root, clientSeed: clientPart, nonce: 0 }))
}

/** Which places of the deck a hand's cards come from. */
export interface DealtPlaces {
  readonly hole: ReadonlyMap<number, readonly [number, number]>
  readonly board: readonly number[]
}

/** One card each from the left of the button, a second one each, then the board. */
export function dealtPlaces(
  { players, positions }: Pick<HandStart, 'players' | 'positions'>,
  order: readonly number[],
) {
  const seats = after(
    players.map(({ seat }) => seat),
    positions.button,
  )
  const hole = new Map(seats.map((seat, at) => [seat, [order[at]!, order[at + seats.length]!] as const]))
  const from = 2 * seats.length
  return { hole, board: order.slice(from, from + BOARD) } satisfies DealtPlaces
}

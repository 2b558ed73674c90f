import { deltaNets } from '@croupier/games/delta-nets/rules.ts'
import { bambooRain } from '@croupier/games/bamboo-rain/rules.ts'
import { dice } from '@croupier/games/dice/rules.ts'
import type { InHouseGame } from '@croupier/games/engine/game.ts'
import { lamplightBingo } from '@croupier/games/lamplight-bingo/rules.ts'
import { monsoonLanterns } from '@croupier/games/monsoon-lanterns/rules.ts'
import { skyLantern } from '@croupier/games/sky-lantern/rules.ts'

/** The games this page can decide again, by code. */
// oxlint-disable-next-line typescript/no-explicit-any -- each game reads its own choices
export const verifiable: ReadonlyMap<string, InHouseGame<any>> = new Map(
  [dice, monsoonLanterns, lamplightBingo, skyLantern, deltaNets, bambooRain].map((game) => [game.code, game]),
)

/** What a round of an imported game was drawn from, as its record tells it; whole numbers up to 2^64 - 1, as texts. */
export interface Draw {
  readonly weightSum: string
  readonly bookId: string
  /** The numbers of the book: from `from`, below `to`. */
  readonly from: string
  readonly to: string
  /** Of the bet. */
  readonly multiplier: string
}

/** The highest number that falls in the book. */
export function lastNumberOf({ to }: Draw): string {
  return String(BigInt(to) - 1n)
}

/** What the form holds, as it is typed. */
export interface Typed {
  readonly game: string
  readonly serverSeed: string
  readonly serverSeedHash: string
  readonly clientSeed: string
  readonly nonce: string
  /** Dice, and Sky Lantern. */
  readonly target: string
  /** Dice alone. */
  readonly over: boolean
  /** Lamplight Bingo alone: how many. */
  readonly cards: string
  /** Delta Nets alone: what the net was thrown at. */
  readonly species: string
  /** Bamboo Rain alone: how many, and how bold. */
  readonly rows: string
  readonly risk: string
  /** Of an imported game, whose tables are not on this page; else undefined. */
  readonly draw: Draw | undefined
}

export const nothingTyped: Typed = {
  game: 'dice',
  serverSeed: '',
  serverSeedHash: '',
  clientSeed: '',
  nonce: '0',
  target: '50.49',
  over: true,
  cards: '1',
  species: 'mola',
  rows: '12',
  risk: 'medium',
  draw: undefined,
}

const WHOLE = /^(?:0|[1-9]\d{0,19})$/
const MULTIPLIER = /^\d{1,15}\.\d{2}$/

function drawIn(query: URLSearchParams): Draw | undefined {
  const [weightSum = '', bookId = '', from = '', to = '', multiplier = ''] = [
    'weightSum',
    'bookId',
    'from',
    'to',
    'multiplier',
  ].map((name) => query.get(name) ?? '')
  const isWhole = [weightSum, bookId, from, to].every((text) => WHOLE.test(text) && BigInt(text) < 1n << 64n)
  if (!isWhole || BigInt(weightSum) === 0n || !MULTIPLIER.test(multiplier)) return undefined
  return { weightSum, bookId, from, to, multiplier }
}

/** From a link: `?game=dice&serverSeed=…&clientSeed=…&nonce=3&target=50.49&over=true`. */
export function typedIn(search: string): Typed {
  const query = new URLSearchParams(search)
  const read = (name: string, fallback: string) => query.get(name) ?? fallback
  const game = read('game', nothingTyped.game)
  const draw = verifiable.has(game) ? undefined : drawIn(query)
  return {
    game: verifiable.has(game) || draw ? game : nothingTyped.game,
    draw,
    serverSeed: read('serverSeed', ''),
    serverSeedHash: read('serverSeedHash', ''),
    clientSeed: read('clientSeed', ''),
    nonce: read('nonce', nothingTyped.nonce),
    target: read('target', nothingTyped.target),
    over: read('over', 'true') === 'true',
    cards: read('cards', nothingTyped.cards),
    species: read('species', nothingTyped.species),
    rows: read('rows', nothingTyped.rows),
    risk: read('risk', nothingTyped.risk),
  }
}

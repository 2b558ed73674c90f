import type { GameType } from '@croupier/api/games/game-types.ts'
import type { listGameNames } from '@croupier/api/games/list-game-names.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { type NamedGame, NameIndex } from '@croupier/basis/search/name-index.ts'
import { wordsOf } from '@croupier/basis/search/search-words.ts'

export type NameLines = OutputOf<typeof listGameNames>

/** A game as the search shows it at once; its picture comes after. */
export interface FoundGame {
  nodeId: number
  gameId: string
  displayName: string
  vassalage: string
  vendorName: string
  gameType: GameType
}

export interface FoundVendor {
  vassalage: string
  displayName: string
  gameCount: number
}

/** What a text leads to. An empty one leads to what is played most. */
export interface FoundNames {
  text: string
  /** How many games there are; `games` holds the best of them. */
  count: number
  /** Whether they are called so, letter by letter, and not only nearly or by ear. */
  isSpelt: boolean
  games: FoundGame[]
  vendors: FoundVendor[]
}

/** More vendors than these are no answer. */
const MOST_VENDORS = 6

/** The names of all games, taken apart and ready to be searched. */
export class SearchedNames {
  readonly #lines: readonly string[]
  readonly #vendors: NameLines['vendors']
  readonly #index: NameIndex

  constructor({ vendors, games }: NameLines) {
    this.#lines = games === '' ? [] : games.split('\n')
    this.#vendors = vendors
    const named = this.#lines.map((line): NamedGame => {
      const [, vendor, , ...names] = line.split('\t')
      return { words: names.flatMap(wordsOf), vendor: Number(vendor) }
    })
    this.#index = new NameIndex(
      named,
      vendors.map(({ displayName, vassalage }) => [displayName, vassalage].flatMap(wordsOf)),
    )
  }

  find(text: string, most: number): FoundNames {
    const isAsked = text.trim() !== ''
    const spelt = isAsked ? this.#index.findSpelt(text) : [...this.#lines.slice(0, most).keys()]
    const isSpelt = spelt.length > 0
    const places = isSpelt ? spelt : this.#index.find(text)
    return {
      text,
      isSpelt,
      count: isAsked ? places.length : this.#lines.length,
      games: places.slice(0, most).map((place) => this.#gameAt(place)),
      vendors: isAsked ? this.#vendorsCalled(text) : [],
    }
  }

  #vendorsCalled(text: string): FoundVendor[] {
    const called = this.#index.findVendors(text).slice(0, MOST_VENDORS)
    return called.map(({ vendor, gameCount }) => ({ ...this.#vendors[vendor]!, gameCount }))
  }

  #gameAt(place: number): FoundGame {
    const [number = '', vendor, gameType = '', displayName = ''] = this.#lines[place]!.split('\t')
    const [nodeId, gameId = ''] = number.split('/')
    const { vassalage = '', displayName: vendorName = '' } = this.#vendors[Number(vendor)] ?? {}
    return { nodeId: Number(nodeId), gameId, displayName, vassalage, vendorName, gameType: gameType as GameType }
  }
}

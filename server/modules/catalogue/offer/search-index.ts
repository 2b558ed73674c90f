import { NameIndex } from '@croupier/basis/search/name-index.ts'
import { wordsOf } from '@croupier/basis/search/search-words.ts'
import type { Game } from '../games/game.ts'
import type { Offered } from './offered-games.ts'
import type { Vendor } from '../vendors/vendor.ts'

// A game stays the same object until it is changed, so that a change of one makes the others' words no work.
const wordsOfGames = new WeakMap<Game, readonly string[]>()

function wordsOfGame(game: Game): readonly string[] {
  const known = wordsOfGames.get(game)
  if (known) return known
  const words = [game.name, ...Object.values(game.names)].flatMap(wordsOf)
  wordsOfGames.set(game, words)
  return words
}

/** The offered games, the most played first: in which order a search finds what matches alike. */
export function rankedGames(
  games: readonly Offered[],
  popularityOf: (nodeId: number) => number,
): { games: readonly Offered[]; vendors: readonly Vendor[]; vendorOf: readonly number[] } {
  const ranked = games.map((offered) => ({ offered, players: popularityOf(offered.game.nodeId) }))
  ranked.sort(
    (one, other) => other.players - one.players || Number(other.offered.game.isHot) - Number(one.offered.game.isHot),
  )
  const vendors = new Map<Vendor, number>()
  const vendorOf = ranked.map(({ offered: { vendor } }) => {
    const place = vendors.get(vendor) ?? vendors.size
    vendors.set(vendor, place)
    return place
  })
  return { games: ranked.map(({ offered }) => offered), vendors: [...vendors.keys()], vendorOf }
}

/** The search of the lists: offered games by the words of their names and of their vendors'. */
export class SearchIndex {
  readonly #games: readonly Offered[]
  readonly #vendors: readonly Vendor[]
  readonly #names: NameIndex

  /** @param popularityOf how often a game is played: what matches alike is found in that order, then the list's. */
  constructor(offered: readonly Offered[], popularityOf: (nodeId: number) => number) {
    const { games, vendors, vendorOf } = rankedGames(offered, popularityOf)
    this.#games = games
    this.#vendors = vendors
    this.#names = new NameIndex(
      games.map(({ game }, place) => ({ words: wordsOfGame(game), vendor: vendorOf[place]! })),
      vendors.map(({ name, code }) => [name, code].flatMap(wordsOf)),
    )
  }

  /** @param isWanted what else is asked of a game */
  find(text: string, isWanted: (offered: Offered) => boolean): readonly Offered[] {
    return this.#names.find(text, (place) => isWanted(this.#games[place]!)).map((place) => this.#games[place]!)
  }

  /** The vendors who are called so, each with how many wanted games are theirs. */
  findVendors(text: string, isWanted: (offered: Offered) => boolean): readonly { vendor: Vendor; gameCount: number }[] {
    return this.#names
      .findVendors(text, (place) => isWanted(this.#games[place]!))
      .map(({ vendor, gameCount }) => ({ vendor: this.#vendors[vendor]!, gameCount }))
  }
}

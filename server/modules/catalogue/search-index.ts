import type { Game } from './game.ts'
import type { Offered } from './offered-games.ts'
import { countBits, lettersOf, slipsBetween, slipsForgiven, wordsOf } from './search-words.ts'
import type { Vendor } from './vendor.ts'

/** How far a word is from what was typed; the less the better. */
const EXACT = 0
const BEGINS = 1
const CONTAINS = 2
const SLIPPED = 3
const BEGINS_SLIPPED = 6
/** More than all words of a search can come to together. */
const NONE = 255

/** Words that are typed too short say too little to forgive anything in what follows. */
const BEGINNING_AT_LEAST = 5
/** Nobody types more; each costs a pass. */
const MOST_WORDS = 8

interface KnownWord {
  readonly word: string
  readonly letters: number
  /** Places of the games it stands in, in the order of popularity. */
  readonly games: readonly number[]
}

/** How well a word of a name answers what was typed, as far as it is spelt so. */
function spelt(typed: string, word: string): number {
  if (word === typed) return EXACT
  if (word.startsWith(typed)) return BEGINS
  return typed.length > 1 && word.includes(typed) ? CONTAINS : NONE
}

/** How well a word answers what was typed with slips; a word that shares few letters is not looked at closely. */
function misspelt(typed: string, letters: number, { word, letters: own }: KnownWord): number {
  const most = slipsForgiven(typed.length)
  if (most === 0) return NONE
  if (countBits(letters ^ own) <= 2 * most) {
    const slips = slipsBetween(typed, word, most)
    if (slips <= most) return SLIPPED + slips
  }
  if (typed.length < BEGINNING_AT_LEAST || word.length <= typed.length || countBits(letters & ~own) > 1) return NONE
  const slips = slipsBetween(typed, word, 1, true)
  return slips <= 1 ? BEGINS_SLIPPED + slips : NONE
}

// A game stays the same object until it is changed, so that a change of one makes the others' words no work.
const wordsOfGames = new WeakMap<Game, readonly string[]>()

function wordsOfGame(game: Game): readonly string[] {
  const known = wordsOfGames.get(game)
  if (known) return known
  const words = [game.name, ...Object.values(game.names)].flatMap(wordsOf)
  wordsOfGames.set(game, words)
  return words
}

/** A word of a vendor's name tells its games apart only where they bear no word of the search themselves. */
const OF_VENDOR = 4

/** How well a word of a vendor's name answers what was typed: whole or begun, for one word is in hundreds of games. */
function speltOfVendor(typed: string, word: string): number {
  if (word === typed) return EXACT
  return word.startsWith(typed) ? BEGINS : NONE
}

interface KnownVendor {
  readonly vendor: Vendor
  readonly words: readonly KnownWord[]
}

/** How well words answer what was typed: of games and of vendors. */
interface Measure {
  ofGame(known: KnownWord): number
  ofVendor(known: KnownWord): number
}

function strict(typed: string): Measure {
  return {
    ofGame: ({ word }) => spelt(typed, word),
    ofVendor: ({ word }) => speltOfVendor(typed, word),
  }
}

function forgiving(typed: string): Measure {
  const letters = lettersOf(typed)
  return {
    ofGame: (known) => Math.min(spelt(typed, known.word), misspelt(typed, letters, known)),
    ofVendor: (known) => Math.min(speltOfVendor(typed, known.word), misspelt(typed, letters, known)),
  }
}

/** Finds games by the words of their names in every language and of their vendors', as they stand or nearly so. */
export class SearchIndex {
  readonly #games: readonly Offered[]
  readonly #words: readonly KnownWord[]
  readonly #vendors: readonly KnownVendor[]
  /** Each game's vendor, by the place in `#vendors`. */
  readonly #vendorOf: Uint16Array

  /** @param popularityOf how often a game is played: what matches alike is found in that order, then the list's. */
  constructor(games: readonly Offered[], popularityOf: (nodeId: number) => number) {
    const ranked = games.map((offered) => ({ offered, players: popularityOf(offered.game.nodeId) }))
    ranked.sort(
      (one, other) => other.players - one.players || Number(other.offered.game.isHot) - Number(one.offered.game.isHot),
    )
    this.#games = ranked.map(({ offered }) => offered)
    const words = new Map<string, number[]>()
    const vendors = new Map<Vendor, number>()
    this.#vendorOf = new Uint16Array(games.length)
    for (const [place, { game, vendor }] of this.#games.entries()) {
      if (!vendors.has(vendor)) vendors.set(vendor, vendors.size)
      this.#vendorOf[place] = vendors.get(vendor)!
      for (const word of new Set(wordsOfGame(game))) {
        const places = words.get(word)
        if (places) places.push(place)
        else words.set(word, [place])
      }
    }
    this.#words = [...words].map(([word, places]) => ({ word, letters: lettersOf(word), games: places }))
    this.#vendors = [...vendors.keys()].map((vendor) => ({
      vendor,
      words: [vendor.name, vendor.code].flatMap(wordsOf).map((word) => ({ word, letters: lettersOf(word), games: [] })),
    }))
  }

  /**
   * The games in which every typed word is found, best first: those that bear one of them in their own name, and only
   * where there is none, those of a vendor who is called so. Only where nothing is spelt so are slips forgiven.
   * @param isWanted what else is asked of a game
   */
  find(text: string, isWanted: (offered: Offered) => boolean): readonly Offered[] {
    const typed = wordsOf(text).slice(0, MOST_WORDS)
    if (typed.length === 0) return []
    const found = this.#rank(typed.map(strict), isWanted)
    return found.length > 0 ? found : this.#rank(typed.map(forgiving), isWanted)
  }

  /** The vendors in whose name every typed word stands or begins one, each with how many wanted games are theirs. */
  findVendors(text: string, isWanted: (offered: Offered) => boolean): readonly { vendor: Vendor; gameCount: number }[] {
    const typed = wordsOf(text).slice(0, MOST_WORDS)
    if (typed.length === 0) return []
    const called = this.#vendors
      .map(({ vendor, words }, place) => ({ vendor, words, place }))
      .filter(({ words }) => typed.every((each) => words.some(({ word }) => speltOfVendor(each, word) < NONE)))
    if (called.length === 0) return []
    const counts = new Uint32Array(this.#vendors.length)
    for (const [place, offered] of this.#games.entries()) if (isWanted(offered)) counts[this.#vendorOf[place]!]! += 1
    return called
      .map(({ vendor, place }) => ({ vendor, gameCount: counts[place]! }))
      .filter(({ gameCount }) => gameCount > 0)
      .sort((one, other) => other.gameCount - one.gameCount)
  }

  #rank(measures: readonly Measure[], isWanted: (offered: Offered) => boolean): readonly Offered[] {
    const sums = new Uint16Array(this.#games.length)
    const isNamed = new Uint8Array(this.#games.length)
    for (const measure of measures) {
      const best = new Uint8Array(this.#games.length).fill(NONE)
      for (const known of this.#words) {
        const far = measure.ofGame(known)
        if (far === NONE) continue
        for (const place of known.games) if (best[place]! > far) best[place] = far
      }
      const ofVendors = this.#vendors.map(({ words }) =>
        words.reduce((least, known) => Math.min(least, measure.ofVendor(known) + OF_VENDOR), NONE),
      )
      for (let place = 0; place < best.length; place += 1) {
        const own = best[place]!
        if (own < NONE) isNamed[place] = 1
        sums[place]! += Math.min(own, ofVendors[this.#vendorOf[place]!]!)
      }
    }
    const named: Offered[][] = []
    const ofVendor: Offered[][] = []
    for (const [place, offered] of this.#games.entries()) {
      const sum = sums[place]!
      if (sum >= NONE || !isWanted(offered)) continue
      const byDistance = isNamed[place] === 1 ? named : ofVendor
      const alike = byDistance[sum]
      if (alike) alike.push(offered)
      else byDistance[sum] = [offered]
    }
    return (named.length > 0 ? named : ofVendor).flat()
  }
}

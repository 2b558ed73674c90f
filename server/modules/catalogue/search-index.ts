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

/** Finds games by the words of their names in every language and of their vendors', as they stand or nearly so. */
export class SearchIndex {
  readonly #games: readonly Offered[]
  readonly #words: readonly KnownWord[]

  /** @param popularityOf how often a game is played: what matches alike is found in that order, then the list's. */
  constructor(games: readonly Offered[], popularityOf: (nodeId: number) => number) {
    const ranked = games.map((offered) => ({ offered, players: popularityOf(offered.game.nodeId) }))
    ranked.sort(
      (one, other) => other.players - one.players || Number(other.offered.game.isHot) - Number(one.offered.game.isHot),
    )
    this.#games = ranked.map(({ offered }) => offered)
    const words = new Map<string, number[]>()
    const ofVendors = new Map<Vendor, readonly string[]>()
    const wordsOfVendor = (vendor: Vendor) => {
      const known = ofVendors.get(vendor) ?? [vendor.name, vendor.code].flatMap(wordsOf)
      ofVendors.set(vendor, known)
      return known
    }
    for (const [place, { game, vendor }] of this.#games.entries()) {
      for (const word of new Set([...wordsOfGame(game), ...wordsOfVendor(vendor)])) {
        const places = words.get(word)
        if (places) places.push(place)
        else words.set(word, [place])
      }
    }
    this.#words = [...words].map(([word, places]) => ({ word, letters: lettersOf(word), games: places }))
  }

  /**
   * The games in which every typed word is found, best first. Only where none is spelt so are slips forgiven.
   * @param isWanted what else is asked of a game
   */
  find(text: string, isWanted: (offered: Offered) => boolean): readonly Offered[] {
    const typed = wordsOf(text).slice(0, MOST_WORDS)
    if (typed.length === 0) return []
    const found = this.#rank(typed, (each) => (known) => spelt(each, known.word), isWanted)
    if (found.length > 0) return found
    return this.#rank(
      typed,
      (each) => {
        const letters = lettersOf(each)
        return (known) => Math.min(spelt(each, known.word), misspelt(each, letters, known))
      },
      isWanted,
    )
  }

  #rank(
    typed: readonly string[],
    distanceTo: (typed: string) => (known: KnownWord) => number,
    isWanted: (offered: Offered) => boolean,
  ): readonly Offered[] {
    const sums = new Uint16Array(this.#games.length)
    for (const each of typed) {
      const distance = distanceTo(each)
      const best = new Uint8Array(this.#games.length).fill(NONE)
      for (const known of this.#words) {
        const far = distance(known)
        if (far === NONE) continue
        for (const place of known.games) if (best[place]! > far) best[place] = far
      }
      for (let place = 0; place < best.length; place += 1) sums[place]! += best[place]!
    }
    const byDistance: Offered[][] = []
    for (const [place, offered] of this.#games.entries()) {
      const sum = sums[place]!
      if (sum >= NONE || !isWanted(offered)) continue
      const alike = byDistance[sum]
      if (alike) alike.push(offered)
      else byDistance[sum] = [offered]
    }
    return byDistance.flat()
  }
}

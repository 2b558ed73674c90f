import { countBits, lettersOf, slipsBetween, slipsForgiven, wordsOf } from './search-words.ts'
import { scriptOf, soundOf } from './word-sounds.ts'

/** How far a word is from what was typed; the less the better. */
const EXACT = 0
const BEGINS = 1
const CONTAINS = 2
const SLIPPED = 3
const SOUNDS = 5
const BEGINS_SLIPPED = 6
const BEGINS_AS_IT_SOUNDS = 8
/** More than all words of a search can come to together. */
const NONE = 255

/** Words that are typed too short say too little to forgive anything in what follows. */
const BEGINNING_AT_LEAST = 5
/** So many consonants must be heard before they stand for a word, or for its beginning. */
const SOUNDS_AT_LEAST = 2
const BEGINNING_SOUNDS_AT_LEAST = 3
/** A word in which fewer letters are heard than one of so many is no word: a key that was held down. */
const LETTERS_TO_A_SOUND = 4
/** Words that are typed as one are looked for where each has so many letters. */
const PART_AT_LEAST = 3
/** Nobody types more; each costs a pass. */
const MOST_WORDS = 8

/** Something that is found by the words of its names, whoever it belongs to. */
export interface NamedGame {
  /** As `wordsOf` makes them, in whatever languages. */
  readonly words: readonly string[]
  /** The place of its vendor. */
  readonly vendor: number
}

interface KnownWord {
  readonly word: string
  readonly letters: number
  readonly script: ReturnType<typeof scriptOf>
  readonly sound: string
  /** Places of the games it stands in, in their order. */
  readonly games: readonly number[]
}

function knownWord(word: string, games: readonly number[]): KnownWord {
  return { word, letters: lettersOf(word), script: scriptOf(word), sound: soundOf(word), games }
}

/** How well a word of a name answers what was typed, as far as it is spelt so. */
function spelt(typed: string, word: string): number {
  if (word === typed) return EXACT
  if (word.startsWith(typed)) return BEGINS
  return typed.length > 1 && word.includes(typed) ? CONTAINS : NONE
}

/** A word of a vendor's name tells its games apart only where they bear no word of the search themselves. */
const OF_VENDOR = 4

/**
 * How well a word of a vendor's name answers what was typed: whole or begun, since one word is in hundreds of games.
 */
function speltOfVendor(typed: string, word: string): number {
  if (word === typed) return EXACT
  return word.startsWith(typed) ? BEGINS : NONE
}

/** How well a word answers what was typed with slips; a word that shares few letters is not looked at closely. */
function misspelt(typed: KnownWord, { word, letters: own }: KnownWord): number {
  const most = slipsForgiven(typed.word.length)
  if (most === 0) return NONE
  if (countBits(typed.letters ^ own) <= 2 * most) {
    const slips = slipsBetween(typed.word, word, most)
    if (slips <= most) return SLIPPED + slips
  }
  if (typed.word.length < BEGINNING_AT_LEAST || word.length <= typed.word.length) return NONE
  if (countBits(typed.letters & ~own) > 1) return NONE
  const slips = slipsBetween(typed.word, word, 1, true)
  return slips <= 1 ? BEGINS_SLIPPED + slips : NONE
}

/** How well a word of another script answers what was typed, by ear. */
function soundsLike(typed: KnownWord, { script, sound }: KnownWord): number {
  if (typed.script === script || typed.sound.length < SOUNDS_AT_LEAST) return NONE
  if (typed.word.length > LETTERS_TO_A_SOUND * typed.sound.length) return NONE
  if (sound === typed.sound) return SOUNDS
  return typed.sound.length >= BEGINNING_SOUNDS_AT_LEAST && sound.startsWith(typed.sound) ? BEGINS_AS_IT_SOUNDS : NONE
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

function forgiving(text: string): Measure {
  const typed = knownWord(text, [])
  const nearly = (known: KnownWord): number => Math.min(misspelt(typed, known), soundsLike(typed, known))
  return {
    ofGame: (known) => Math.min(spelt(text, known.word), nearly(known)),
    ofVendor: (known) => Math.min(speltOfVendor(text, known.word), nearly(known)),
  }
}

/** What a search tells of a vendor: its place, and how many of the wanted games it has. */
export interface FoundVendor {
  readonly vendor: number
  readonly gameCount: number
}

type IsWanted = (place: number) => boolean

const everything: IsWanted = () => true

/**
 * Finds games by the words of their names in every language and of their vendors', as they stand, nearly so, or as they
 * sound in another script. Server and pages search by the same rules.
 */
export class NameIndex {
  readonly #vendorOf: Uint16Array
  readonly #words: readonly KnownWord[]
  readonly #vendors: readonly (readonly KnownWord[])[]

  /**
   * @param games what matches alike is found in their order: the most played first
   * @param vendors the words of each vendor's name
   */
  constructor(games: readonly NamedGame[], vendors: readonly (readonly string[])[]) {
    const words = new Map<string, number[]>()
    this.#vendorOf = new Uint16Array(games.length)
    for (const [place, game] of games.entries()) {
      this.#vendorOf[place] = game.vendor
      for (const word of new Set(game.words)) {
        const places = words.get(word)
        if (places) places.push(place)
        else words.set(word, [place])
      }
    }
    this.#words = [...words].map(([word, places]) => knownWord(word, places))
    this.#vendors = vendors.map((each) => each.map((word) => knownWord(word, [])))
  }

  /**
   * The places of the games in which every typed word is found, best first: those that bear one of them in their own
   * name, and only where there is none, those of a vendor who is called so. Only where nothing is spelt so are slips
   * forgiven, and other scripts heard; and where there is nothing either, a word is taken for two that were typed as one,
   * or all of them for one.
   */
  find(text: string, isWanted: IsWanted = everything): readonly number[] {
    const typed = wordsOf(text).slice(0, MOST_WORDS)
    if (typed.length === 0) return []
    const found = this.findSpelt(text, isWanted)
    if (found.length > 0) return found
    const nearly = this.#rank(typed.map(forgiving), isWanted)
    if (nearly.length > 0) return nearly
    const parted = typed.flatMap((word) => this.#parted(word))
    if (parted.length > typed.length) return this.#rank(parted.map(strict), isWanted)
    return typed.length > 1 ? this.#rank([strict(typed.join(''))], isWanted) : []
  }

  /** The places of those in which every typed word stands as it is spelt; nothing is forgiven or heard. */
  findSpelt(text: string, isWanted: IsWanted = everything): readonly number[] {
    const typed = wordsOf(text).slice(0, MOST_WORDS)
    return typed.length === 0 ? [] : this.#rank(typed.map(strict), isWanted)
  }

  /** A word in the two of which the first is known, and the second begins a known one; else as it is. */
  #parted(typed: string): readonly string[] {
    const known = this.#words.filter(
      ({ word }) =>
        word.length >= PART_AT_LEAST && typed.length - word.length >= PART_AT_LEAST && typed.startsWith(word),
    )
    for (const { word } of known.toSorted((one, other) => other.word.length - one.word.length)) {
      const rest = typed.slice(word.length)
      if (this.#words.some((each) => each.word.startsWith(rest))) return [word, rest]
    }
    return [typed]
  }

  /** The vendors in whose name every typed word stands or begins one, each with how many wanted games are theirs. */
  findVendors(text: string, isWanted: IsWanted = everything): readonly FoundVendor[] {
    const typed = wordsOf(text).slice(0, MOST_WORDS)
    if (typed.length === 0) return []
    const called = [...this.#vendors.entries()].filter(([, words]) =>
      typed.every((each) => words.some(({ word }) => speltOfVendor(each, word) < NONE)),
    )
    if (called.length === 0) return []
    const counts = new Uint32Array(this.#vendors.length)
    for (const [place, vendor] of this.#vendorOf.entries()) if (isWanted(place)) counts[vendor]! += 1
    return called
      .map(([vendor]) => ({ vendor, gameCount: counts[vendor]! }))
      .filter(({ gameCount }) => gameCount > 0)
      .sort((one, other) => other.gameCount - one.gameCount)
  }

  #rank(measures: readonly Measure[], isWanted: IsWanted): readonly number[] {
    const count = this.#vendorOf.length
    const sums = new Uint16Array(count)
    const isNamed = new Uint8Array(count)
    for (const measure of measures) {
      const best = new Uint8Array(count).fill(NONE)
      for (const known of this.#words) {
        const far = measure.ofGame(known)
        if (far === NONE) continue
        for (const place of known.games) if (best[place]! > far) best[place] = far
      }
      const ofVendors = this.#vendors.map((words) =>
        words.reduce((least, known) => Math.min(least, measure.ofVendor(known) + OF_VENDOR), NONE),
      )
      for (let place = 0; place < count; place += 1) {
        const own = best[place]!
        if (own < NONE) isNamed[place] = 1
        sums[place]! += Math.min(own, ofVendors[this.#vendorOf[place]!]!)
      }
    }
    const named: number[][] = []
    const ofVendor: number[][] = []
    for (let place = 0; place < count; place += 1) {
      const sum = sums[place]!
      if (sum >= NONE || !isWanted(place)) continue
      const byDistance = isNamed[place] === 1 ? named : ofVendor
      const alike = byDistance[sum]
      if (alike) alike.push(place)
      else byDistance[sum] = [place]
    }
    return (named.length > 0 ? named : ofVendor).flat()
  }
}

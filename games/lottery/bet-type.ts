import type { Ratio } from '@croupier/basis/ratio.ts'

/** What was drawn: its numbers in the order of drawing, each as it is written. */
export type Drawn = readonly string[]

/** So many units of a bet win at these odds; odds are of one unit's stake, before the prize group. */
export interface Win {
  readonly units: number
  readonly odds: Ratio
}

/** A number of a bet that the house can lose much on at once, and what one unit on it pays. */
export interface ExposedNumber {
  readonly number: string
  readonly odds: Ratio
}

/** What was chosen, read from its text. */
export interface Bet {
  readonly units: number
  /** What one winning unit pays, the best of them where they differ. */
  readonly odds: Ratio
  /** Bounds what any draw pays, of one unit's stake. */
  readonly most: Ratio
  wins(drawn: Drawn): Win[]
  /** Of bets that are limited number by number: on how many it is, counted without naming them, and which those are. */
  readonly exposed?: { readonly count: number; numbers(): readonly ExposedNumber[] }
}

/** A draw of the space, and how many draws it stands for. */
export interface WeighedDraw {
  readonly drawn: Drawn
  readonly weight: bigint
}

/** How a bet type is chosen on a pad. */
export interface Pad {
  /** `rows`: signs chosen in each row; `places`: the same, and which places it is for; `list`: numbers typed in. */
  readonly kind: 'rows' | 'places' | 'list'
  /** Name of each row. */
  readonly rows: readonly string[]
  readonly choices: readonly string[]
  /** What stands between the signs of a row. */
  readonly joiner: '' | '-' | ','
  /** Rows may be left empty. */
  readonly mayBeEmpty?: boolean
  /** One sign alone may be chosen. */
  readonly single?: boolean
  /** The signs stand for words of this list: big and small, dragon and tiger. */
  readonly words?: string
  /** So many are needed of a unit; then some may be banked: `dan_tuo`. */
  readonly banker?: number
  /** Digits of each number of a list. */
  readonly digits?: number
  /** Of a list: every order of a number's digits is the same bet. */
  readonly isAnyOrder?: boolean
  /** Of a list: it takes no more numbers than these. */
  readonly most?: number
  /** Numbers of so many digits may be typed in instead of choosing signs. */
  readonly typed?: number
}

/** One way to bet at a family of lotteries: its grammar, its units, its odds. */
export interface BetType {
  readonly code: string
  /** Its name where it comes from. */
  readonly local: string
  /** The tab it stands under, and what it is called there. */
  readonly window: string
  readonly method: string
  /** Stake of one unit, in unit values. */
  readonly price: number
  readonly pad: Pad
  readonly example: string
  /** Undefined for a text that is no choice of this type. */
  read(content: string): Bet | undefined
  /** Every draw as far as it matters to `example`, each with its weight. */
  space(): Iterable<WeighedDraw>
}

/** A lottery's rules: equal for every game that is played by them. */
export interface Family {
  readonly code: string
  /** Drawn by the house from committed seeds; else published outside. */
  readonly isHouse: boolean
  /** What stands between the numbers of a result as it is written. */
  readonly separator: string
  /** Names of what is drawn with how many numbers and digits; of outside lotteries. */
  readonly prizes?: readonly { readonly name: string; readonly count: number; readonly digits: number }[]
  readonly bets: readonly BetType[]
  /** Whether this can have been drawn. */
  isResult(drawn: Drawn): boolean
  draw(below: (bound: number) => number): Drawn
  /** The same in the words of no language, for whoever draws again; of what the house draws. */
  readonly drawing?: string
}

import type { GameType } from '@croupier/api/games/game-types.ts'
import { assert } from '@croupier/basis/assert.ts'
import { Ratio } from '@croupier/basis/ratio.ts'

/** What one draw can end in: how often out of the sum of weights, and what it pays, in tenths of the stake. */
export interface Result {
  readonly weight: number
  readonly tenths: number
  /** What the page shows: three symbols, a segment of the wheel, whether the fish was caught. */
  readonly shown: readonly string[]
}

export interface VendorGame {
  readonly code: string
  readonly name: string
  readonly names: Readonly<Record<string, string>>
  readonly type: GameType
  readonly kind: 'reels' | 'wheel' | 'catch' | 'table'
  /** Which of the page's palettes it is drawn in. */
  readonly look: string
  /** What the player may choose, each with results of its own; one choice where there is nothing to choose. */
  readonly choices: Readonly<Record<string, readonly Result[]>>
  readonly isHot?: true
  readonly isNew?: true
  readonly lines?: number
  /** The least it is played for, and what is printed on it; 1.00 where absent. */
  readonly leastStake?: string
  readonly volatility: 'low' | 'medium' | 'high'
}

/** Three reels of equal strips, one line: every stop is enumerated, so the return is exact. */
function reels(
  weights: Readonly<Record<string, number>>,
  threes: Readonly<Record<string, number>>,
  two: [string, number],
) {
  const symbols = Object.entries(weights)
  const results: Result[] = []
  for (const [one, first] of symbols)
    for (const [middle, second] of symbols)
      for (const [last, third] of symbols) {
        const shown = [one, middle, last]
        const isThree = one === middle && middle === last
        const twos = shown.filter((symbol) => symbol === two[0]).length
        const tenths = isThree ? threes[one]! : twos === 2 ? two[1] : 0
        results.push({ weight: first * second * third, tenths, shown })
      }
  return { line: results }
}

/** A wheel's segments in order, as tenths of the stake; each is as wide as another. */
function wheel(segments: readonly number[]) {
  return { spin: segments.map((tenths, index) => ({ weight: 1, tenths, shown: [String(index), String(tenths)] })) }
}

function fish(tenths: number, caughtInThousand: number): readonly Result[] {
  return [
    { weight: caughtInThousand, tenths, shown: ['caught'] },
    { weight: 1000 - caughtInThousand, tenths: 0, shown: ['away'] },
  ]
}

const segments = [0, 15, 0, 20, 5, 0, 15, 0, 50, 0, 12, 5, 0, 20, 0, 15, 0, 30, 5, 0, 20, 0, 15, 0] as const

/** Invented titles that play at the sandbox: the stand-in for an outside vendor's whole catalogue. */
export const vendorGames: readonly VendorGame[] = [
  {
    code: 'mango-express',
    name: 'Mango Express',
    names: { bn: 'ম্যাঙ্গো এক্সপ্রেস', ar: 'قطار المانجو' },
    type: 'RNG',
    kind: 'reels',
    look: 'orchard',
    choices: reels(
      { mango: 8, cherry: 7, melon: 6, bell: 5, bar: 3, seven: 1 },
      { mango: 100, cherry: 120, melon: 180, bell: 300, bar: 1000, seven: 7000 },
      ['mango', 13],
    ),
    isHot: true,
    lines: 1,
    volatility: 'low',
  },
  {
    code: 'night-market-sevens',
    name: 'Night Market Sevens',
    names: { bn: 'নাইট মার্কেট সেভেন', ar: 'سبعات سوق الليل' },
    type: 'RNG',
    kind: 'reels',
    look: 'market',
    choices: reels(
      { cherry: 8, bell: 7, melon: 6, bar: 5, star: 3, seven: 2 },
      { cherry: 70, bell: 110, melon: 180, bar: 340, star: 1500, seven: 4500 },
      ['cherry', 13],
    ),
    isHot: true,
    lines: 1,
    volatility: 'medium',
  },
  {
    code: 'delta-diamonds',
    name: 'Delta Diamonds',
    names: { bn: 'ডেলটা ডায়মন্ডস', ar: 'ألماس الدلتا' },
    type: 'RNG',
    kind: 'reels',
    look: 'delta',
    choices: reels(
      { bell: 9, melon: 8, bar: 6, star: 4, seven: 3, diamond: 2 },
      { bell: 50, melon: 100, bar: 200, star: 500, seven: 1500, diamond: 10000 },
      ['bell', 6],
    ),
    isNew: true,
    lines: 1,
    volatility: 'high',
  },
  {
    code: 'festival-wheel',
    name: 'Festival Wheel',
    names: { bn: 'মেলার চাকা', ar: 'عجلة المهرجان' },
    type: 'LIVE',
    kind: 'wheel',
    look: 'festival',
    choices: wheel(segments),
    isHot: true,
    volatility: 'medium',
  },
  {
    code: 'padma-catch',
    name: 'Padma Catch',
    names: { bn: 'পদ্মার শিকার', ar: 'صيد نهر بادما' },
    type: 'FISH',
    kind: 'catch',
    look: 'river',
    choices: { hilsa: fish(20, 475), catfish: fish(50, 190), crocodile: fish(380, 25) },
    isHot: true,
    volatility: 'medium',
  },
  {
    code: 'river-moon-catch',
    name: 'River Moon Catch',
    names: { bn: 'চাঁদনি নদীর শিকার', ar: 'صيد قمر النهر' },
    type: 'FISH',
    kind: 'catch',
    look: 'moon',
    choices: { hilsa: fish(15, 640), catfish: fish(80, 118), crocodile: fish(950, 10) },
    isNew: true,
    volatility: 'high',
  },
]

const harbourGames: readonly VendorGame[] = [
  {
    code: 'lighthouse-keeper',
    name: 'Lighthouse Keeper',
    names: { bn: 'বাতিঘরের রক্ষী', ar: 'حارس المنارة' },
    type: 'RNG',
    kind: 'reels',
    look: 'delta',
    choices: reels(
      { bell: 8, star: 7, diamond: 6, melon: 5, bar: 3, seven: 1 },
      { bell: 100, star: 120, diamond: 180, melon: 300, bar: 1000, seven: 7000 },
      ['bell', 13],
    ),
    isNew: true,
    lines: 1,
    volatility: 'low',
  },
  {
    code: 'salt-and-silver',
    name: 'Salt and Silver',
    names: { bn: 'নুন আর রুপো', ar: 'ملح وفضة' },
    type: 'RNG',
    kind: 'reels',
    look: 'moon',
    choices: reels(
      { cherry: 9, mango: 8, bell: 6, star: 4, seven: 3, diamond: 2 },
      { cherry: 50, mango: 100, bell: 200, star: 500, seven: 1500, diamond: 10000 },
      ['cherry', 6],
    ),
    lines: 1,
    volatility: 'high',
  },
  {
    code: 'tide-wheel',
    name: 'Tide Wheel',
    names: { bn: 'জোয়ারের চাকা', ar: 'عجلة المد' },
    type: 'LIVE',
    kind: 'wheel',
    look: 'river',
    choices: wheel([...segments.slice(7), ...segments.slice(0, 7)]),
    volatility: 'medium',
  },
  {
    code: 'lantern-shoal',
    name: 'Lantern Shoal',
    names: { bn: 'লণ্ঠনের ঝাঁক', ar: 'سرب الفوانيس' },
    type: 'FISH',
    kind: 'catch',
    look: 'moon',
    choices: { hilsa: fish(20, 475), catfish: fish(80, 118), crocodile: fish(380, 25) },
    volatility: 'medium',
  },
]

const kiteGames: readonly VendorGame[] = [
  {
    code: 'kite-bingo-wheel',
    name: 'Kite Bingo Wheel',
    names: { bn: 'ঘুড়ি বিঙ্গোর চাকা', ar: 'عجلة بينغو الطائرة الورقية' },
    type: 'BINGO',
    kind: 'wheel',
    look: 'festival',
    choices: wheel([...segments.slice(13), ...segments.slice(0, 13)]),
    isNew: true,
    volatility: 'medium',
  },
  {
    code: 'monsoon-bells',
    name: 'Monsoon Bells',
    names: { bn: 'বর্ষার ঘণ্টা', ar: 'أجراس الموسم' },
    type: 'RNG',
    kind: 'reels',
    look: 'river',
    choices: reels(
      { bell: 8, melon: 7, mango: 6, bar: 5, star: 3, seven: 2 },
      { bell: 70, melon: 110, mango: 180, bar: 340, star: 1500, seven: 4500 },
      ['bell', 13],
    ),
    lines: 1,
    volatility: 'medium',
  },
  {
    code: 'paper-stars',
    name: 'Paper Stars',
    names: { bn: 'কাগজের তারা', ar: 'نجوم من ورق' },
    type: 'RNG',
    kind: 'reels',
    look: 'market',
    choices: reels(
      { star: 8, cherry: 7, mango: 6, diamond: 5, bar: 3, seven: 1 },
      { star: 100, cherry: 120, mango: 180, diamond: 300, bar: 1000, seven: 7000 },
      ['star', 13],
    ),
    lines: 1,
    volatility: 'low',
  },
  {
    code: 'lotus-pond-catch',
    name: 'Lotus Pond Catch',
    names: { bn: 'পদ্মপুকুরের শিকার', ar: 'صيد بركة اللوتس' },
    type: 'FISH',
    kind: 'catch',
    look: 'orchard',
    choices: { hilsa: fish(15, 640), catfish: fish(50, 190), crocodile: fish(950, 10) },
    volatility: 'high',
  },
]

/** What studios with a few games of their own sell, by the studio's code. */
/** Nothing to choose and no return of the house's: who holds the best hand takes the pot. */
const cardRoomGames: readonly VendorGame[] = [
  {
    code: 'three-cards',
    name: 'Three Cards under the Banyan',
    names: { bn: 'বটতলার তিন তাস', ar: 'ثلاث أوراق تحت شجرة البانيان' },
    type: 'PVP',
    kind: 'table',
    look: 'festival',
    choices: {},
    volatility: 'medium',
    isNew: true,
  },
]

export const studioGames: ReadonlyMap<string, readonly VendorGame[]> = new Map([
  ['HARBOUR', harbourGames],
  ['KITE', kiteGames],
  ['BANYAN', cardRoomGames],
])

/** What a choice returns in the long run, exact. */
export function returnOf(results: readonly Result[]): Ratio {
  const all = results.reduce((sum, { weight }) => sum + weight, 0)
  const paid = results.reduce((sum, { weight, tenths }) => sum + weight * tenths, 0)
  return new Ratio(BigInt(paid), BigInt(all) * 10n)
}

/** The least return of a game's choices in percent, two decimals, rounded down: what its catalogue entry says. */
export function printedReturn(game: VendorGame): string {
  const hundredths = Object.values(game.choices).map((results) => {
    const { numerator, denominator } = returnOf(results)
    return (numerator * 10_000n) / denominator
  })
  const least = hundredths.reduce((one, other) => (one < other ? one : other))
  return `${least / 100n}.${String(least % 100n).padStart(2, '0')}`
}

/** The result a number from 0 up to the sum of weights stands for. */
export function resultAt(results: readonly Result[], drawn: number): Result {
  let left = drawn
  for (const result of results) {
    left -= result.weight
    if (left < 0) return result
  }
  assert(false, 'what was drawn is below the sum of the weights')
}

import { Ratio } from '@croupier/basis/ratio.ts'
import type { LineSlot, Strip } from '../engine/line-slot.ts'

export const symbols = [
  'wild',
  'scatter',
  'tiger',
  'boat',
  'lantern',
  'kingfisher',
  'lotus',
  'A',
  'K',
  'Q',
  'J',
  '10',
] as const
export type Symbol = (typeof symbols)[number]

/** A line bet, in hundredths of the bet: twenty of them make it. */
export const LINE_BET = 5

/** Every line win of a free spin is paid this many times. */
export const FREE_SPIN_MULTIPLIER = 2

/** Free spins given for scatters, in the base game and again during free spins. */
export const freeSpinsFor: { readonly [scatters: number]: number } = { 3: 8, 4: 12, 5: 20 }

/** A round gives no more free spins than this. */
export const MOST_FREE_SPINS = 60

/** What comes back in the long run, of the bet, cut off at the sixth decimal: the exact fraction fills pages (par.ts). */
export const RETURN = new Ratio(959_581n, 1_000_000n)

/** Rounds that pay anything, of all, cut off at the sixth decimal. */
export const HIT_RATE = new Ratio(326_735n, 1_000_000n)

/** No round pays more of the bet than this: the best spin of the base game and then only best free spins. */
export const HIGHEST_MULTIPLIER = new Ratio(31_617n)

/** Five reels of three rows, twenty lines. Pays are in line bets. Wilds are on the middle three reels alone. */
export const slot: LineSlot<Symbol> = {
  rows: 3,
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [0, 0, 1, 0, 0],
    [2, 2, 1, 2, 2],
    [1, 0, 0, 0, 1],
    [1, 2, 2, 2, 1],
    [1, 0, 1, 0, 1],
    [1, 2, 1, 2, 1],
    [0, 1, 0, 1, 0],
    [2, 1, 2, 1, 2],
    [1, 1, 0, 1, 1],
    [1, 1, 2, 1, 1],
    [0, 1, 1, 1, 0],
    [2, 1, 1, 1, 2],
    [0, 0, 2, 0, 0],
    [2, 2, 0, 2, 2],
    [0, 2, 1, 0, 2],
  ],
  linePays: {
    tiger: { 3: 60, 4: 300, 5: 2000 },
    boat: { 3: 50, 4: 200, 5: 1000 },
    lantern: { 3: 40, 4: 150, 5: 600 },
    kingfisher: { 3: 25, 4: 100, 5: 400 },
    lotus: { 3: 25, 4: 80, 5: 300 },
    A: { 3: 12, 4: 50, 5: 200 },
    K: { 3: 12, 4: 40, 5: 150 },
    Q: { 3: 10, 4: 30, 5: 125 },
    J: { 3: 8, 4: 25, 5: 100 },
    '10': { 3: 8, 4: 20, 5: 80 },
  },
  wild: 'wild',
  scatter: 'scatter',
  scatterPays: { 3: 40, 4: 200, 5: 2000 },
}

function strip(text: string): Strip<Symbol> {
  return text.split(' ') as Symbol[]
}

/** The base game’s reels, top to bottom. Equal symbols are at least three places apart, so a reel never shows one twice. */
export const baseStrips: readonly Strip<Symbol>[] = [
  strip(
    'Q J A K 10 boat J A 10 K lotus lantern tiger boat Q K J Q lantern scatter boat Q kingfisher tiger lotus J 10 kingfisher A lotus kingfisher K 10 lantern',
  ),
  strip(
    'A lantern boat 10 Q J K kingfisher A tiger lantern wild 10 A Q J lantern K lotus kingfisher boat wild tiger A J lotus 10 kingfisher scatter J lotus K Q 10 scatter',
  ),
  strip(
    '10 K kingfisher J Q wild boat 10 A lotus tiger kingfisher lantern boat lotus K Q kingfisher A Q J K boat 10 J scatter tiger lantern A lotus 10 Q K lantern wild',
  ),
  strip(
    'boat lotus lantern kingfisher A J tiger 10 Q wild scatter K J Q kingfisher A lotus lantern K 10 Q wild J 10 lotus K 10 Q A J scatter tiger boat lantern kingfisher',
  ),
  strip(
    'Q scatter kingfisher tiger J lotus A 10 boat K lantern A lotus Q lantern K 10 J K boat A J 10 Q lotus kingfisher 10 lantern boat J tiger lotus A kingfisher K',
  ),
]

/** The reels of free spins: more wilds, more tigers. */
export const freeStrips: readonly Strip<Symbol>[] = [
  strip(
    'Q lotus lantern A tiger boat kingfisher J 10 K J 10 tiger Q lotus kingfisher 10 boat A J lantern K A Q scatter kingfisher J Q lotus 10 K tiger lantern boat',
  ),
  strip(
    'wild boat 10 wild lantern Q J tiger A 10 kingfisher scatter J K lotus tiger K Q kingfisher lantern wild boat Q 10 A J boat kingfisher J 10 tiger lotus K A Q lotus lantern',
  ),
  strip(
    'kingfisher J A Q lantern boat 10 lotus wild scatter tiger K Q J 10 wild boat lantern A kingfisher wild tiger K 10 lotus J tiger A Q lantern lotus K J wild kingfisher Q boat 10',
  ),
  strip(
    '10 lantern wild K tiger wild Q J lotus kingfisher A 10 boat Q lantern boat A J kingfisher 10 tiger wild kingfisher lotus 10 lantern lotus boat A J tiger scatter K Q J K Q',
  ),
  strip(
    'K Q J lantern kingfisher 10 A tiger boat 10 lotus Q J K kingfisher scatter boat A lantern lotus Q tiger K J tiger 10 J K A kingfisher lotus lantern Q 10 boat',
  ),
]

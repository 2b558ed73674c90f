import { assert } from '@croupier/basis/assert.ts'
import { quantiseDown, Ratio } from '@croupier/basis/ratio.ts'
import { openEntropy } from '../engine/entropy.ts'
import { baccarat, freeBaccarat } from './baccarat.ts'
import { dragonTiger } from './dragon-tiger.ts'
import { roulette } from './roulette.ts'
import { sicBo } from './sic-bo.ts'
import { type Dealt, PLAIN_RULES, type Pays, type TableGame, type TableRules } from './table-game.ts'

export { type Dealt, PLAIN_RULES, type Pays, type TableRules } from './table-game.ts'

export const tableCodes = ['BACCARAT', 'BACCARAT_FREE', 'ROULETTE', 'SIC_BO', 'DRAGON_TIGER'] as const
export type TableCode = (typeof tableCodes)[number]

// biome-ignore lint: each game has its own facts, which only itself reads.
const games: Readonly<Record<TableCode, TableGame<any>>> = {
  BACCARAT: baccarat,
  BACCARAT_FREE: freeBaccarat,
  ROULETTE: roulette,
  SIC_BO: sicBo,
  DRAGON_TIGER: dragonTiger,
}

export const isTableCode = (code: string): code is TableCode => (tableCodes as readonly string[]).includes(code)

/** How long chips are taken, and how long cards, ball or dice then take. */
export function timesOf(code: TableCode): { readonly betting: number; readonly dealing: number } {
  const { bettingMilliseconds, dealingMilliseconds } = games[code]
  return { betting: bettingMilliseconds, dealing: dealingMilliseconds }
}

export interface TableSpot {
  readonly id: string
  /** What it pays, to one, the smallest first. */
  readonly pays: readonly Pays[]
  /** `8:1`, `12:1 / 20:1`. */
  readonly text: string
}

/** Where chips can be put at a table, in the order in which they are shown. */
export const spotsOf = (code: TableCode): readonly TableSpot[] => games[code].spots

const places = new Map(
  tableCodes.map((code) => [code, new Map(games[code].spots.map((spot, at) => [spot.id, { spot, at }]))]),
)

function placeOf(code: TableCode, spotId: string) {
  const found = places.get(code)!.get(spotId)
  assert(found, 'chips lie on a spot of their table')
  return found
}

export const isSpotOf = (code: TableCode, spotId: string): boolean => places.get(code)!.has(spotId)

/** What a round is dealt from. The server seed is committed to by its hash before the first bet. */
export interface RoundSeedsOf {
  readonly number: string
  readonly serverSeed: string
}

export const clientSeedOf = (code: TableCode, number: string): string => `${code}:${number}`

/** Deals a round, again and again the same: by the server when betting has ended, by anybody afterwards. */
export function dealtOf(code: TableCode, { number, serverSeed }: RoundSeedsOf): Dealt {
  return games[code].deal(openEntropy({ serverSeed, clientSeed: clientSeedOf(code, number), nonce: 0 }))
}

/** What comes back of a stake on a spot, the stake in it; ledger units, rounded down once. */
export function payoutOf(
  code: TableCode,
  spotId: string,
  stake: bigint,
  dealt: Dealt,
  rules: TableRules = PLAIN_RULES,
): bigint {
  return quantiseDown(placeOf(code, spotId).spot.returned(games[code].factsOf(dealt), rules).times(stake))
}

/** Outcomes that no bet of the table tells apart: what each spot returns of 1, in the order of the spots. */
interface OutcomeClass {
  readonly weight: bigint
  readonly returned: readonly Ratio[]
}

const classes = new Map<string, readonly OutcomeClass[]>()

function classesOf(code: TableCode, rules: TableRules): readonly OutcomeClass[] {
  const key = `${code} ${rules.laPartage}`
  const known = classes.get(key)
  if (known) return known
  const { spots, outcomes } = games[code]
  const found = new Map<string, OutcomeClass>()
  for (const { facts, weight } of outcomes()) {
    const returned = spots.map((spot) => spot.returned(facts, rules))
    const sign = returned.map(({ numerator, denominator }) => `${numerator}/${denominator}`).join()
    found.set(sign, { weight: (found.get(sign)?.weight ?? 0n) + weight, returned })
  }
  const all = [...found.values()]
  classes.set(key, all)
  return all
}

/** What a spot returns of 1 on average, counted exactly over everything that can happen. */
export function exactReturn(code: TableCode, spotId: string, rules: TableRules = PLAIN_RULES): Ratio {
  const { at } = placeOf(code, spotId)
  const byReturn = new Map<string, { returned: Ratio; weight: bigint }>()
  let total = 0n
  for (const { weight, returned } of classesOf(code, rules)) {
    total += weight
    const of = returned[at]!
    const sign = `${of.numerator}/${of.denominator}`
    byReturn.set(sign, { returned: of, weight: (byReturn.get(sign)?.weight ?? 0n) + weight })
  }
  const sum = [...byReturn.values()].reduce(
    (all, { returned, weight }) => all.plus(returned.times(weight)),
    new Ratio(0n),
  )
  return sum.times(new Ratio(1n, total))
}

export interface Chips {
  readonly spot: string
  readonly stake: bigint
}

/** What bets of one round return in everything that can happen; each line rounded down as it is paid. */
function paidOf(code: TableCode, chips: readonly Chips[], rules: TableRules): { weight: bigint; paid: bigint }[] {
  const lines = chips.map(({ spot, stake }) => ({ at: placeOf(code, spot).at, stake }))
  return classesOf(code, rules).map(({ weight, returned }) => ({
    weight,
    paid: lines.reduce((sum, { at, stake }) => sum + quantiseDown(returned[at]!.times(stake)), 0n),
  }))
}

const byPaid = (a: { paid: bigint }, b: { paid: bigint }) => (a.paid < b.paid ? -1 : Number(a.paid > b.paid))

/** What bets of one round return at least and at most over everything that can happen. */
export function extremesOf(
  code: TableCode,
  chips: readonly Chips[],
  rules: TableRules = PLAIN_RULES,
): { readonly least: bigint; readonly most: bigint } {
  const sorted = paidOf(code, chips, rules).sort(byPaid)
  return { least: sorted[0]!.paid, most: sorted.at(-1)!.paid }
}

/**
 * What can be won of one round at most, more than was staked. Chips that lose pay for none of it: whoever put them down may
 * take them back.
 */
export function mostWonOf(code: TableCode, chips: readonly Chips[], rules: TableRules = PLAIN_RULES): bigint {
  const lines = chips.map(({ spot, stake }) => ({ at: placeOf(code, spot).at, stake }))
  return classesOf(code, rules).reduce((most, { returned }) => {
    const won = lines.reduce((sum, { at, stake }) => {
      const paid = quantiseDown(returned[at]!.times(stake))
      return paid > stake ? sum + paid - stake : sum
    }, 0n)
    return won > most ? won : most
  }, 0n)
}

/** What happens in less than one round of so many is seldom. */
const SELDOM = 5n

/**
 * The net exposed stake: what bets of one round, all of them together, can lose at most, leaving aside the worst that
 * happens as long as it is seldom. What covers nearly everything risks next to nothing.
 */
export function exposedOf(code: TableCode, chips: readonly Chips[], rules: TableRules = PLAIN_RULES): bigint {
  const all = paidOf(code, chips, rules).sort(byPaid)
  const whole = all.reduce((sum, { weight }) => sum + weight, 0n)
  let reached = 0n
  const worst = all.find(({ weight }) => {
    reached += weight
    return reached * SELDOM >= whole
  })!
  const staked = chips.reduce((sum, { stake }) => sum + stake, 0n)
  return staked > worst.paid ? staked - worst.paid : 0n
}

/**
 * Shares an amount out by stakes, in their order, so that the shares sum up to it exactly: each is what the stakes up to
 * it have of the whole, rounded down, less what those before it have. None is above its stake where the amount is not
 * above their sum.
 */
export function shareOut(amount: bigint, stakes: readonly bigint[]): bigint[] {
  const whole = stakes.reduce((sum, stake) => sum + stake, 0n)
  let before = 0n
  let given = 0n
  return stakes.map((stake) => {
    before += stake
    const upTo = whole === 0n ? 0n : (amount * before) / whole
    const share = upTo - given
    given = upTo
    return share
  })
}

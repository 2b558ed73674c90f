import { currencyOf } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'
import { dividendOf, payoutOfStake } from '@croupier/games/book/pools.ts'
import { priceText } from '@croupier/games/book/prices.ts'
import { payoutOfSlip } from '@croupier/games/book/slips.ts'
import type { Fixture } from './fixture.ts'
import type { Accepts, ChosenLeg } from './kept-slip.ts'

export const hundredthsOf = (price: string): number => Number(price.replace('.', ''))

/** What became of a price since it was pressed, and whether the person wants to be asked. Undefined: not read yet. */
export type Change = 'same' | 'taken' | 'asks' | 'unsold'

export function changeOf(before: string, now: string | null | undefined, accepts: Accepts): Change {
  if (now === null) return 'unsold'
  if (now === undefined || now === before) return 'same'
  const isBetter = hundredthsOf(now) > hundredthsOf(before)
  return accepts === 'any' || (accepts === 'better' && isBetter) ? 'taken' : 'asks'
}

/** Several bets that are all on different matches. */
export function mayParlay(legs: readonly Pick<ChosenLeg, 'fixtureId' | 'gameCode'>[]): boolean {
  const matches = new Set(legs.map(({ fixtureId }) => fixtureId))
  return legs.length > 1 && matches.size === legs.length && legs.every(({ gameCode }) => gameCode === legs[0]!.gameCode)
}

/** The prices of a parlay multiplied, in two places; what is finer is cut. */
export function priceTogether(prices: readonly string[]): string {
  const product = prices.reduce((all, price) => all * BigInt(hundredthsOf(price)), 1n)
  return priceText(Number((product * 100n) / 100n ** BigInt(prices.length)))
}

/** What is staked, in ledger units; undefined where it is no stake. */
function unitsOf(stake: string, currency: string): bigint | undefined {
  const money = Money.read(stake.replace(/\.$/, ''), currency)
  return money instanceof Money && money.isPositive ? money.units : undefined
}

const text = (units: bigint, currency: string) => new Money(currencyOf(currency), units).toString()

/** What slips cost and pay at most, in main units; `highest` of any one of them. */
export interface Totals {
  readonly stake: string
  readonly most: string
  readonly highest: string
}

/** Of singles, each at the stake, or of one parlay. */
export function totalsOf(
  prices: readonly string[],
  { stake, isParlay, currency }: { stake: string; isParlay: boolean; currency: string },
): Totals | undefined {
  const units = unitsOf(stake, currency)
  if (units === undefined || prices.length === 0) return undefined
  const legs = prices.map((price) => ({ price: hundredthsOf(price), outcome: null }))
  const payouts = (isParlay ? [legs] : legs.map((leg) => [leg])).map((slip) => payoutOfSlip(units, slip))
  return {
    stake: text(units * BigInt(payouts.length), currency),
    most: text(
      payouts.reduce((sum, each) => sum + each, 0n),
      currency,
    ),
    highest: text(
      payouts.reduce((most, each) => (each > most ? each : most), 0n),
      currency,
    ),
  }
}

/** Whether an amount is above another, both in main units. */
export function isAbove(amount: string, most: string, currency: string): boolean {
  return Money.parse(amount, currency).units > Money.parse(most, currency).units
}

type Pool = NonNullable<Fixture['pool']>

/**
 * What a stake in a pool would be paid if its side won with this stake in it and nothing else were bet: undefined for no
 * stake, null where nobody bets against it.
 */
export function poolPays(pool: Pool, side: string, stake: string): string | null | undefined {
  const { currency } = pool
  const units = unitsOf(stake, currency)
  if (units === undefined) return undefined
  const lying = { home: Money.parse(pool.home, currency).units, away: Money.parse(pool.away, currency).units }
  const plasada = hundredthsOf(pool.margin)
  if (side !== 'home' && side !== 'away') {
    const terms = { pool: lying, plasada, drawPrice: hundredthsOf(pool.drawPays) }
    return text(payoutOfStake(units, side, 'won', terms), currency)
  }
  const filled = { ...lying, [side]: lying[side] + units }
  if (dividendOf(filled, side, plasada) === undefined) return null
  return text(payoutOfStake(units, side, 'won', { pool: filled, plasada, drawPrice: 0 }), currency)
}

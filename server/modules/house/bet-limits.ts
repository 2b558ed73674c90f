import { Money } from '@croupier/basis/money.ts'
import type { Ratio } from '@croupier/basis/ratio.ts'
import { payoutOf } from '@croupier/games/index.ts'
import { inEveryCurrency, smallestAmount } from '../play/index.ts'
import { microOfUnits, MOST_ON_WIRE, unitsOfMicro } from './micro.ts'

/** What may be bet at a game in a currency; decimal strings in main units. */
export interface BetLimits {
  readonly minBet: string
  readonly maxBet: string
  /** Every bet is a multiple of it. */
  readonly stepBet: string
  readonly defaultBet: string
  /** A bet that could win more than this is not taken. Absent: no bet that can be written on the wire wins too much. */
  readonly maxPayout?: string | undefined
}

/** The same in millionths of the main unit, as the wire counts. */
export interface WireLimits {
  readonly minBet: bigint
  readonly maxBet: bigint
  readonly stepBet: bigint
  readonly defaultBetLevel: bigint
  readonly betLevels: readonly bigint[]
  readonly maxPayout: bigint
}

/** Where a game counts on the wire in millionths, twenty of which are a slot's smallest bet. */
const SMALLEST_BETS: Readonly<Record<string, string>> = { BTC: '0.00002', ETH: '0.0002' }

function times(code: string, amount: string, factor: bigint): string {
  const money = Money.parse(amount, code)
  return new Money(code, money.units * factor).toString()
}

/** What a game takes in every currency the house knows, until an operator says otherwise; of about equal worth. */
export function initialLimits(highest: bigint, maxPayout?: bigint, usual = 10n): Record<string, BetLimits> {
  return inEveryCurrency((code) => {
    const smallest = SMALLEST_BETS[code] ?? smallestAmount(code)
    return {
      minBet: times(code, smallest, 1n),
      maxBet: times(code, smallest, highest),
      stepBet: times(code, smallest, 1n),
      defaultBet: times(code, smallest, usual),
      ...(maxPayout === undefined ? {} : { maxPayout: times(code, smallest, maxPayout) }),
    }
  })
}

/** One, two, five, ten… smallest bets, as far as the highest, which is always the last. */
function levelsBetween(minBet: bigint, maxBet: bigint, stepBet: bigint): bigint[] {
  const levels: bigint[] = []
  for (let decade = 1n; minBet * decade <= maxBet; decade *= 10n) {
    for (const factor of [1n, 2n, 5n]) {
      const level = minBet * decade * factor
      if (level < maxBet && level % stepBet === 0n) levels.push(level)
    }
  }
  return [...levels, maxBet]
}

/** The limits of a currency as the wire says them. */
export function wireLimits(limits: BetLimits, currency: string): WireLimits {
  const micro = (text: string) => microOfUnits(Money.parse(text, currency).units, currency)
  const [minBet, maxBet, stepBet] = [micro(limits.minBet), micro(limits.maxBet), micro(limits.stepBet)]
  return {
    minBet,
    maxBet,
    stepBet,
    defaultBetLevel: micro(limits.defaultBet),
    betLevels: levelsBetween(minBet, maxBet, stepBet),
    maxPayout: limits.maxPayout === undefined ? MOST_ON_WIRE : micro(limits.maxPayout),
  }
}

export type BetFault = 'off-step' | 'too-low' | 'too-high' | 'could-win-too-much'

/**
 * Why a bet is not taken. `amount` is in the wire's millionths and above zero; `highestMultiplier` is the most that the
 * player's choice can win, of it.
 */
export function betFault(limits: WireLimits, amount: bigint, highestMultiplier: Ratio): BetFault | undefined {
  if (amount % limits.stepBet !== 0n) return 'off-step'
  if (amount < limits.minBet) return 'too-low'
  if (amount > limits.maxBet) return 'too-high'
  if (payoutOf(amount, highestMultiplier) > limits.maxPayout) return 'could-win-too-much'
  return undefined
}

function isOnWire(text: string, currency: string): boolean {
  const money = Money.read(text, currency)
  return (
    money instanceof Money &&
    money.isPositive &&
    money.units === unitsOfMicro(microOfUnits(money.units, currency), currency)
  )
}

/** What breaks when an operator sets limits: the field of the first rule that does not hold, or undefined. */
export function limitsFault(limits: BetLimits, currency: string): string | undefined {
  const off = Object.entries(limits).find(([, text]) => text !== undefined && !isOnWire(text, currency))
  if (off) return off[0]
  const { minBet, maxBet, stepBet, defaultBetLevel } = wireLimits(limits, currency)
  if (minBet % stepBet !== 0n) return 'minBet'
  if (maxBet % stepBet !== 0n || maxBet < minBet) return 'maxBet'
  if (defaultBetLevel % stepBet !== 0n || defaultBetLevel < minBet || defaultBetLevel > maxBet) return 'defaultBet'
  return undefined
}

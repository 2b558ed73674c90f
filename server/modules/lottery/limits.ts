import { Ratio } from '@croupier/basis/ratio.ts'
import type { ByCurrency } from '../../platform/by-currency.ts'
import { timesAmount } from '../play/index.ts'

/** What a lottery takes in money, of one currency; main units. */
export interface AmountLimits {
  /** Of one order. */
  readonly stake: string
  /** What one line may win at most. */
  readonly linePayout: string
  /** What one member may win of one draw. */
  readonly memberPayout: string
  /** What everybody together may win of one draw. */
  readonly drawPayout: string
  /** What one number may pay of one draw, of outside lotteries. */
  readonly numberPayout: string
}

export interface Limits extends AmountLimits {
  /** Of one line, how often its units count. */
  readonly multiple: number
}

/** What an operator set of one lottery; the rest is as of all lotteries. */
export interface GameLimits {
  readonly multiple?: number | undefined
  readonly byCurrency?: ByCurrency<Partial<AmountLimits>> | undefined
}

const MULTIPLE = 10_000

/** Bets of which the usual would not take one unit: a Thai ticket at the highest value pays twelve millions on its number. */
const betLimits: Readonly<Record<string, Readonly<Record<string, Partial<Record<keyof AmountLimits, Ratio>>>>>> = {
  THAI: { Ticket: { linePayout: new Ratio(5n, 2n), memberPayout: new Ratio(5n, 2n), numberPayout: new Ratio(12n) } },
}

/** How often a lottery takes the units of a line, in whatever currency. */
export const multipleOf = ({ limits }: { limits: GameLimits }): number => limits.multiple ?? MULTIPLE

/**
 * What a lottery takes of a currency: of every bet, or of this one. `table` is what lotteries take; undefined where they take
 * nothing of the currency.
 */
export function limitsOf(
  game: { family: string; limits: GameLimits },
  table: ByCurrency<AmountLimits>,
  currency: string,
  playCode?: string,
): Limits | undefined {
  const usual = table[currency]
  if (!usual) return undefined
  const { stake, linePayout, memberPayout, drawPayout, numberPayout } = usual
  const amounts = { stake, linePayout, memberPayout, drawPayout, numberPayout }
  const factors = playCode === undefined ? undefined : betLimits[game.family]?.[playCode]
  const raised = Object.entries(factors ?? {}).map(([name, factor]) => [
    name,
    timesAmount(currency, amounts[name as keyof AmountLimits], factor),
  ])
  return {
    multiple: multipleOf(game),
    ...amounts,
    ...(Object.fromEntries(raised) as Partial<AmountLimits>),
    ...game.limits.byCurrency?.[currency],
  }
}

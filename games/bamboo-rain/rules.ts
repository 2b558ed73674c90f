import { Ratio } from '@croupier/basis/ratio.ts'
import type { InHouseGame } from '../engine/game.ts'
import { waysToTake } from '../engine/statistics.ts'
import type { BambooRainEvent } from './events.ts'
import { pays, RETURN, type Risk, type RowCount, risks, rowCounts } from './tables.ts'

export interface BambooRainChoice {
  readonly rows: RowCount
  readonly risk: Risk
}

/** What the bowls pay, in hundredths of the bet, from left to right: one more than there are rows. */
export function bowlsOf({ rows, risk }: BambooRainChoice): readonly number[] {
  const half = pays[risk][rows]
  return [...half, ...half.slice(0, -1).toReversed()]
}

/** Hundredths as a text of two decimals: 487 is "4.87". */
export function paysText(hundredths: number): string {
  const digits = String(hundredths).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The most a drop can pay, of the bet: an outermost bowl. */
export function highestOf(choice: BambooRainChoice): Ratio {
  return new Ratio(BigInt(pays[choice.risk][choice.rows][0]!), 100n)
}

/** How many of the 2^rows ways end in a bowl: the binomial coefficient. */
export function waysTo(bowl: number, { rows }: Pick<BambooRainChoice, 'rows'>): bigint {
  return waysToTake(bowl, rows)
}

/** The way that a number below 2^rows stands for: its highest bit is the first row, and a one goes right. */
export function pathOf(number: number, rows: RowCount): string {
  return number.toString(2).padStart(rows, '0').replaceAll('0', 'L').replaceAll('1', 'R')
}

export const bambooRain: InHouseGame<BambooRainChoice> = {
  code: 'bamboo-rain',
  name: 'Bamboo Rain',
  type: 'RNG',
  version: '1.0.0',
  modes: [{ name: 'BASE', cost: 1n }],
  rtp: new Ratio(BigInt(RETURN), 100n),
  readChoice(value) {
    if (typeof value !== 'object' || value === null) return undefined
    const { rows, risk, ...rest } = value as Record<string, unknown>
    const isOffered = rowCounts.some((each) => each === rows) && risks.some((each) => each === risk)
    return isOffered && Object.keys(rest).length === 0 ? { rows: rows as RowCount, risk: risk as Risk } : undefined
  },
  writeChoice: ({ rows, risk }) => ({ rows, risk }),
  highestMultiplier: highestOf,
  play(_mode, choice, entropy) {
    const path = pathOf(entropy.below(2 ** choice.rows), choice.rows)
    const bowl = path.replaceAll('L', '').length
    const hundredths = bowlsOf(choice)[bowl]!
    const event: BambooRainEvent = {
      index: 0,
      type: 'fall',
      ...choice,
      path,
      bowl,
      pays: paysText(hundredths),
      isWin: hundredths >= 100,
    }
    return { multiplier: new Ratio(BigInt(hundredths), 100n), events: [event] }
  },
}

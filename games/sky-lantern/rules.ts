import { Ratio } from '@croupier/basis/ratio.ts'
import type { InHouseGame } from '../engine/game.ts'
import type { SkyLanternEvent } from './events.ts'
import { highestTarget, lowestTarget, RETURN, STEPS } from './tables.ts'

/** The height the lantern is to reach, in hundredths: 250 is 2.50. */
export interface SkyLanternChoice {
  readonly target: number
}

const TARGET = /^[1-9]\d{0,4}\.\d{2}$/

/** Hundredths as a text of two decimals: 507 is "5.07". */
export function heightText(hundredths: number): string {
  const digits = String(hundredths).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** How likely a target is reached: 99 in as many as its hundredths. */
export function chanceOf({ target }: SkyLanternChoice): Ratio {
  return new Ratio(BigInt(RETURN), BigInt(target))
}

/** A chance in percent as it is shown: four decimals, cut off. */
export function chanceText(choice: SkyLanternChoice): string {
  const { numerator, denominator } = chanceOf(choice).times(1_000_000n)
  const digits = String(numerator / denominator).padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`
}

/** What a win pays, of the bet: the target itself. */
export function multiplierOf({ target }: SkyLanternChoice): Ratio {
  return new Ratio(BigInt(target), 100n)
}

/** Of as many numbers as a target has steps, this many win. */
export const WINNING = RETURN * STEPS

/** How high a number lifts the lantern, in hundredths, cut off: the first that win lift it to the target and above. */
export function heightOf(number: number, { target }: SkyLanternChoice): number {
  return Number((BigInt(target) * BigInt(WINNING)) / BigInt(number + 1))
}

export const skyLantern: InHouseGame<SkyLanternChoice> = {
  code: 'sky-lantern',
  name: 'Sky Lantern',
  type: 'RNG',
  version: '1.0.0',
  modes: [{ name: 'BASE', cost: 1n }],
  rtp: new Ratio(BigInt(RETURN), 100n),
  readChoice(value) {
    if (typeof value !== 'object' || value === null) return undefined
    const { target, ...rest } = value as Record<string, unknown>
    if (typeof target !== 'string' || !TARGET.test(target) || Object.keys(rest).length > 0) return undefined
    const hundredths = Number(target.replace('.', ''))
    return hundredths >= lowestTarget && hundredths <= highestTarget ? { target: hundredths } : undefined
  },
  writeChoice: ({ target }) => ({ target: heightText(target) }),
  highestMultiplier: multiplierOf,
  play(_mode, choice, entropy) {
    const number = entropy.below(choice.target * STEPS)
    const isWin = number < WINNING
    const event: SkyLanternEvent = {
      index: 0,
      type: 'flight',
      height: heightText(heightOf(number, choice)),
      target: heightText(choice.target),
      chance: chanceText(choice),
      isWin,
    }
    return { multiplier: isWin ? multiplierOf(choice) : new Ratio(0n), events: [event] }
  },
}

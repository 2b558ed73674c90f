import { Ratio } from '@croupier/basis/ratio.ts'
import type { InHouseGame } from '../engine/game.ts'
import type { DiceEvent } from './events.ts'
import { FACES, highestChance, lowestChance, RETURN_OF_FACES } from './tables.ts'

/** Roll over or under a target. In hundredths: 5050 is 50.50. */
export interface DiceChoice {
  readonly target: number
  readonly over: boolean
}

const TARGET = /^(?:0|[1-9]\d)\.\d{2}$|^[1-9]\.\d{2}$/

/** How many of the 10,000 faces win; as a percentage of two decimals, the chance. */
export function winningFaces({ target, over }: DiceChoice): number {
  return over ? FACES - 1 - target : target
}

/** 99 over the chance in percent, exact. */
export function multiplierOf(choice: DiceChoice): Ratio {
  return new Ratio(BigInt(RETURN_OF_FACES), BigInt(winningFaces(choice)))
}

/** Hundredths as a text of two decimals: 507 is "5.07". */
export function percentText(hundredths: number): string {
  const digits = String(hundredths).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** A multiplier as it is shown: four decimals, cut off. The payout is counted from the exact fraction. */
export function multiplierText(multiplier: Ratio): string {
  const digits = String((multiplier.numerator * 10_000n) / multiplier.denominator).padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`
}

function isOffered(choice: DiceChoice): boolean {
  const faces = winningFaces(choice)
  return faces >= lowestChance && faces <= highestChance
}

function isWin(roll: number, { target, over }: DiceChoice): boolean {
  return over ? roll > target : roll < target
}

export const dice: InHouseGame<DiceChoice> = {
  code: 'dice',
  name: 'Dice',
  type: 'RNG',
  version: '1.0.0',
  modes: [{ name: 'BASE', cost: 1n }],
  rtp: new Ratio(BigInt(RETURN_OF_FACES), BigInt(FACES)),
  readChoice(value) {
    if (typeof value !== 'object' || value === null) return undefined
    const { target, over, ...rest } = value as Record<string, unknown>
    if (typeof target !== 'string' || typeof over !== 'boolean' || Object.keys(rest).length > 0) return undefined
    if (!TARGET.test(target)) return undefined
    const choice = { target: Number(target.replace('.', '')), over }
    return isOffered(choice) ? choice : undefined
  },
  writeChoice: ({ target, over }) => ({ target: percentText(target), over }),
  highestMultiplier: multiplierOf,
  play(_mode, choice, entropy) {
    const roll = entropy.below(FACES)
    const multiplier = multiplierOf(choice)
    const won = isWin(roll, choice)
    const event: DiceEvent = {
      index: 0,
      type: 'roll',
      roll: percentText(roll),
      target: percentText(choice.target),
      over: choice.over,
      chance: percentText(winningFaces(choice)),
      multiplier: {
        numerator: Number(multiplier.numerator),
        denominator: Number(multiplier.denominator),
        text: multiplierText(multiplier),
      },
      isWin: won,
    }
    return { multiplier: won ? multiplier : new Ratio(0n), events: [event] }
  },
}

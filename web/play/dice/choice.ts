import { type DiceChoice, multiplierOf, multiplierText, percentText, winningFaces } from '@croupier/games/dice/rules.ts'
import { FACES, highestChance, lowestChance, RETURN_OF_FACES } from '@croupier/games/dice/tables.ts'
import { unitsOf } from '../shell/typed-number.ts'

/** Twice the stake for a win, in the upper half. */
export const firstChoice: DiceChoice = { target: 5049, over: true }

function fittingFaces(faces: number): number {
  return Math.min(Math.max(faces, lowestChance), highestChance)
}

/** The same side, with so many faces to win on, as near as the rules offer. */
export function withFaces({ over }: DiceChoice, faces: number): DiceChoice {
  const winning = fittingFaces(faces)
  return { over, target: over ? FACES - 1 - winning : winning }
}

export function withTarget(choice: DiceChoice, target: number): DiceChoice {
  return withFaces(choice, winningFaces({ over: choice.over, target }))
}

/** The other side with the same chance. */
export function turned(choice: DiceChoice): DiceChoice {
  return withFaces({ over: !choice.over, target: 0 }, winningFaces(choice))
}

/** The targets that may be named on this side, lowest and highest, in hundredths. */
export function targetRange({ over }: DiceChoice): readonly [number, number] {
  return over ? [FACES - 1 - highestChance, FACES - 1 - lowestChance] : [lowestChance, highestChance]
}

/** A chance in percent, as typed. */
export function withChanceText(choice: DiceChoice, text: string): DiceChoice | undefined {
  const faces = unitsOf(text, 2)
  return faces === undefined ? undefined : withFaces(choice, faces)
}

/** A target as typed. */
export function withTargetText(choice: DiceChoice, text: string): DiceChoice | undefined {
  const target = unitsOf(text, 2)
  return target === undefined ? undefined : withTarget(choice, target)
}

/** A multiplier as typed: the chance nearest to it, for only whole faces can win. */
export function withMultiplierText(choice: DiceChoice, text: string): DiceChoice | undefined {
  const scaled = unitsOf(text, 4)
  if (scaled === undefined || scaled === 0) return undefined
  return withFaces(choice, Math.round((RETURN_OF_FACES * 10_000) / scaled))
}

export const targetText = (choice: DiceChoice) => percentText(choice.target)
export const chanceText = (choice: DiceChoice) => percentText(winningFaces(choice))
export const multiplierShown = (choice: DiceChoice) => multiplierText(multiplierOf(choice))

import type { SkyLanternChoice } from '@croupier/games/sky-lantern/rules.ts'
import { highestTarget, lowestTarget, RETURN } from '@croupier/games/sky-lantern/tables.ts'
import { unitsOf } from '../shell/typed-number.ts'

/** Twice the stake for a win. */
export const firstChoice: SkyLanternChoice = { target: 200 }

/** The nearest target the rules offer. */
export function withTarget(target: number): SkyLanternChoice {
  return { target: Math.min(Math.max(Math.round(target), lowestTarget), highestTarget) }
}

/** A target as typed. */
export function withTargetText(text: string): SkyLanternChoice | undefined {
  const target = unitsOf(text, 2)
  return target === undefined ? undefined : withTarget(target)
}

/** A chance in percent as typed: the target nearest to it. */
export function withChanceText(text: string): SkyLanternChoice | undefined {
  const chance = unitsOf(text, 4)
  if (chance === undefined || chance === 0) return undefined
  return withTarget((RETURN * 1_000_000) / chance)
}

/** One step of the arrow keys: finer where targets are low. */
export function stepped({ target }: SkyLanternChoice, direction: 1 | -1): SkyLanternChoice {
  const from = direction > 0 ? target : target - 1
  const step = from < 1_000 ? 10 : from < 10_000 ? 100 : 1_000
  return withTarget(target + direction * step)
}

/** How far up a sky that ends at a thousand times a height stands, from 0 to 1. */
export function risen(hundredths: number): number {
  return Math.min(Math.max(Math.log10(Math.max(hundredths, 100) / 100) / 3, 0), 1)
}

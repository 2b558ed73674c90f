import type { ReactNode } from 'react'
import { pick } from '@croupier/basis/seeded.ts'
import type { PosterPalette } from '../palettes.ts'

/** What a motif draws with: seeded chance, the poster's colours, and a prefix for ids of its own. */
export interface Brush {
  chance: () => number
  palette: PosterPalette
  id: string
  /** The game's name: a motif may take a hint from it. */
  title: string | undefined
}

/** Draws in a field of 300 by 400; the emblem's heart is at 150, 165. */
export type Motif = (brush: Brush) => ReactNode

/** Angles, in degrees, of `count` spokes. */
export function spokes(count: number): number[] {
  return Array.from({ length: count }, (_, place) => (place * 360) / count)
}

/** A point on a circle, as SVG writes it; 0 degrees points up. */
export function polar(x: number, y: number, radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
}

/** A whole number from `low` to `high`, both included. */
export function between(chance: () => number, low: number, high: number): number {
  return low + Math.floor(chance() * (high - low + 1))
}

/** The choice the game's name hints at; without a hint, one by chance. The chance is drawn either way. */
export function hinted<Choice>(
  { title = '', chance }: Pick<Brush, 'title' | 'chance'>,
  choices: readonly [readonly [RegExp, Choice], ...(readonly [RegExp, Choice])[]],
): Choice {
  const [, drawn] = pick(chance, choices)
  return choices.find(([hint]) => hint.test(title))?.[1] ?? drawn
}

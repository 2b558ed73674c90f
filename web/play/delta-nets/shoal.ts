import { allSpecies, type Species } from '@croupier/games/delta-nets/tables.ts'

/** The water the fish swim in, in pixels. */
export interface Water {
  readonly width: number
  readonly height: number
}

/** One fish at one moment. Where it is decides nothing. */
export interface Fish {
  /** The same as long as it swims by. */
  readonly key: string
  readonly species: Species
  /** Its middle, in pixels. */
  readonly x: number
  readonly y: number
  readonly length: number
  readonly height: number
  /** 1 to the right, -1 to the left. */
  readonly heading: 1 | -1
  /** Which way it points up or down, in radians. */
  readonly tilt: number
}

interface Habit {
  /** In pixels on a desk; on a phone it is less. */
  readonly length: number
  /** Of its length. */
  readonly height: number
  /** Seconds from one bank to the other. */
  readonly crossing: number
  /** How many are in sight on the average, on a desk. */
  readonly count: number
  /** Where it swims, from the surface at 0 to the bed at 1. */
  readonly depths: readonly [number, number]
  /** How far it goes up and down, of the water's height. */
  readonly sway: number
}

export const habits: Readonly<Record<Species, Habit>> = {
  mola: { length: 74, height: 0.42, crossing: 15, count: 6, depths: [0.08, 0.7], sway: 0.04 },
  puti: { length: 86, height: 0.56, crossing: 17, count: 5, depths: [0.1, 0.74], sway: 0.03 },
  tangra: { length: 112, height: 0.42, crossing: 20, count: 3.4, depths: [0.3, 0.82], sway: 0.03 },
  koi: { length: 118, height: 0.5, crossing: 19, count: 3, depths: [0.15, 0.75], sway: 0.04 },
  prawn: { length: 120, height: 0.56, crossing: 24, count: 2.4, depths: [0.55, 0.86], sway: 0.02 },
  hilsa: { length: 154, height: 0.46, crossing: 14, count: 2.4, depths: [0.12, 0.6], sway: 0.05 },
  crab: { length: 124, height: 0.72, crossing: 30, count: 1.7, depths: [0.78, 0.87], sway: 0.008 },
  ray: { length: 190, height: 0.78, crossing: 22, count: 1.3, depths: [0.25, 0.7], sway: 0.06 },
  turtle: { length: 176, height: 0.78, crossing: 28, count: 1, depths: [0.25, 0.62], sway: 0.05 },
  goonch: { length: 290, height: 0.4, crossing: 27, count: 0.8, depths: [0.5, 0.76], sway: 0.02 },
  dragon: { length: 430, height: 0.36, crossing: 24, count: 0.75, depths: [0.22, 0.5], sway: 0.08 },
}

/** How much of its length a fish has in this water. */
export function scaleIn({ width, height }: Water): number {
  return Math.min(Math.max(Math.min(width, height * 1.6) / 1100, 0.6), 1.15)
}

/** 0 to below 1, the same for the same numbers. */
function spread(...numbers: readonly number[]): number {
  let state = 0x9e3779b9
  for (const number of numbers) {
    state = Math.imul(state ^ (number | 0), 0x85ebca6b)
    state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
    state ^= state >>> 16
  }
  return (state >>> 0) / 2 ** 32
}

/** How long fish stand where they are, for those who asked for less movement. */
export const STILL_MILLISECONDS = 12_000

/**
 * What swims at a moment, the largest first: a path for each, seeded by the time alone, so that every page shows the same
 * river. Standing still, all are where they are in the middle of a stretch of time.
 */
export function shoalAt(milliseconds: number, water: Water, isStill = false): Fish[] {
  const moment = isStill ? (Math.floor(milliseconds / STILL_MILLISECONDS) + 0.5) * STILL_MILLISECONDS : milliseconds
  const seconds = moment / 1000
  const scale = scaleIn(water)
  // A phone has room for fewer.
  const room = water.width < 640 ? 0.66 : 1
  const shoal: Fish[] = []
  for (const [at, species] of allSpecies.entries()) {
    const { crossing, count, depths, sway, ...habit } = habits[species]
    const every = crossing / (count * room)
    const length = habit.length * scale
    const last = Math.floor(seconds / every)
    for (let number = last; seconds - number * every < crossing + every; number -= 1) {
      const share = (seconds - number * every - spread(at, number, 1) * every * 0.7) / crossing
      if (share <= 0 || share >= 1) continue
      const heading = spread(at, number, 2) < 0.5 ? 1 : -1
      const way = (water.width + 2 * length) * share - length
      const depth = depths[0] + (depths[1] - depths[0]) * spread(at, number, 3)
      const waves = 1 + 2 * spread(at, number, 4)
      const phase = 6.283 * (share * waves + spread(at, number, 5))
      const climb = (Math.cos(phase) * 6.283 * waves * sway * water.height) / (water.width + 2 * length)
      shoal.push({
        key: `${species} ${number}`,
        species,
        x: heading > 0 ? way : water.width - way,
        y: (depth + Math.sin(phase) * sway) * water.height,
        length,
        height: length * habit.height,
        heading,
        tilt: Math.atan(climb),
      })
    }
  }
  return shoal.toReversed()
}

/** Whether enough of a fish is in sight to be thrown at. */
export function isInSight({ x, length }: Fish, { width }: Water): boolean {
  return x > length * 0.15 && x < width - length * 0.15
}

/** A finger is broader than the smallest fish. */
const SLACK = 12

/** The fish at a point, the nearest to its middle; undefined where there is only water. */
export function fishAt(shoal: readonly Fish[], x: number, y: number): Fish | undefined {
  let nearest: Fish | undefined
  let least = 1
  for (const fish of shoal) {
    const far = Math.hypot((x - fish.x) / (fish.length / 2 + SLACK), (y - fish.y) / (fish.height / 2 + SLACK))
    // Of two that overlap the one drawn over the other, unless the point is nearer to the middle of that.
    if (far < least) {
      least = far
      nearest = fish
    }
  }
  return nearest
}

/** The fish of a species that is nearest to a point: what a throw at the species goes for. */
export function nearestOf(shoal: readonly Fish[], species: Species, x: number, y: number): Fish | undefined {
  return shoal
    .filter((fish) => fish.species === species)
    .reduce<Fish | undefined>((best, fish) => {
      const far = (each: Fish) => Math.hypot(each.x - x, each.y - y)
      return best && far(best) <= far(fish) ? best : fish
    }, undefined)
}

export type Direction = 'left' | 'right' | 'up' | 'down'

const ahead: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
}

/** The next fish from one in a direction: near, and rather straight ahead than aside. The first of all where there is none to go from. */
export function nextFrom(shoal: readonly Fish[], from: Fish | undefined, direction: Direction): Fish | undefined {
  if (!from) return shoal[0]
  const [dx, dy] = ahead[direction]
  let best: Fish | undefined
  let least = Number.POSITIVE_INFINITY
  for (const fish of shoal) {
    const along = (fish.x - from.x) * dx + (fish.y - from.y) * dy
    const aside = Math.abs((fish.x - from.x) * dy) + Math.abs((fish.y - from.y) * dx)
    if (fish.key === from.key || along <= 1) continue
    const far = along + 2 * aside
    if (far < least) {
      least = far
      best = fish
    }
  }
  return best ?? from
}

import { Ratio } from '@croupier/basis/ratio.ts'
import type { InHouseGame } from '../engine/game.ts'
import type { DeltaNetsEvent } from './events.ts'
import { allSpecies, NUMBERS, pays, RETURN, type Species, wheel } from './tables.ts'

/** What the net is thrown at. Which fish of its kind it is, and where it swims, decides nothing. */
export interface DeltaNetsChoice {
  readonly species: Species
}

/** How many of the numbers catch a species. */
export function catchesOf(species: Species): number {
  return RETURN / pays[species]
}

/** How likely a shot catches, in percent: three decimals, exact. */
export function chanceText(species: Species): string {
  const digits = String(catchesOf(species)).padStart(4, '0')
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`
}

/** The most that a catch pays, of the stake. */
export function mostPaid(species: Species): number {
  return species === 'turtle' ? Math.max(...wheel) : pays[species]
}

/** The least that a catch pays, of the stake. */
export function leastPaid(species: Species): number {
  return species === 'turtle' ? Math.min(...wheel) : pays[species]
}

function isSpecies(value: unknown): value is Species {
  return allSpecies.some((species) => species === value)
}

export const deltaNets: InHouseGame<DeltaNetsChoice> = {
  code: 'delta-nets',
  name: 'Delta Nets',
  type: 'FISH',
  version: '1.0.0',
  modes: [{ name: 'BASE', cost: 1n }],
  rtp: new Ratio(BigInt(RETURN), BigInt(NUMBERS)),
  paysAtOnce: true,
  readChoice(value) {
    if (typeof value !== 'object' || value === null) return undefined
    const { species, ...rest } = value as Record<string, unknown>
    return isSpecies(species) && Object.keys(rest).length === 0 ? { species } : undefined
  },
  writeChoice: ({ species }) => ({ species }),
  highestMultiplier: ({ species }) => new Ratio(BigInt(mostPaid(species))),
  play(_mode, { species }, entropy) {
    const number = entropy.below(NUMBERS)
    const catches = catchesOf(species)
    const isCaught = number < catches
    const shot: DeltaNetsEvent = { index: 0, type: 'shot', species, number, catches, isCaught }
    if (!isCaught) return { multiplier: new Ratio(0n), events: [shot] }
    if (species !== 'turtle') return { multiplier: new Ratio(BigInt(pays[species])), events: [shot] }
    const field = entropy.below(wheel.length)
    const won: DeltaNetsEvent = { index: 1, type: 'wheel', field, pays: wheel[field]! }
    return { multiplier: new Ratio(BigInt(won.pays)), events: [shot, won] }
  },
}

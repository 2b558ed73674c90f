import { windows } from './families/ssc.ts'

/** How many of the last draws signs are counted in. */
export const COUNTED_DRAWS = 100

/** How long a sign has not come, and how often it came; of some draws, the latest first. */
export interface Standing {
  readonly sign: string
  readonly missing: number
  readonly count: number
}

/** Where signs are counted: at a place, or anywhere. */
export interface Column {
  /** Undefined: anywhere. */
  readonly place: number | undefined
  readonly signs: readonly Standing[]
}

export function standings(
  draws: readonly (readonly string[])[],
  signs: readonly string[],
  places: readonly number[] | undefined,
): Column[] {
  const columns = places ?? [undefined]
  return columns.map((place) => ({
    place,
    signs: signs.map((sign) => {
      const has = (drawn: readonly string[]) => (place === undefined ? drawn.includes(sign) : drawn[place] === sign)
      const last = draws.findIndex(has)
      return { sign, missing: last < 0 ? draws.length : last, count: draws.filter(has).length }
    }),
  }))
}

/** What is counted of a family's draws: its signs, and whether by place. */
export function countedOf(family: string): { signs: readonly string[]; places: number[] | undefined } | undefined {
  const numbers = (from: number, to: number, digits: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => String(from + at).padStart(digits, '0'))
  switch (family) {
    case 'SSC':
      return { signs: numbers(0, 9, 1), places: [0, 1, 2, 3, 4] }
    case 'PK10':
      return { signs: numbers(1, 10, 2), places: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] }
    case 'K3':
      return { signs: numbers(1, 6, 1), places: undefined }
    case '11X5':
      return { signs: numbers(1, 11, 2), places: undefined }
    case 'KL8':
      return { signs: numbers(1, 80, 2), places: undefined }
    default:
      return undefined
  }
}

/** Where the digits of a window stand in a draw; undefined for what is on no places of its own. */
export function placesOfWindow(code: string): readonly number[] | undefined {
  const window = windows.find((each) => each.code === code)
  return window && Array.from({ length: window.length }, (_, at) => window.from + at)
}

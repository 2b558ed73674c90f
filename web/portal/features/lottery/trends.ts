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

const sum = (numbers: readonly string[]) => numbers.reduce((total, each) => total + Number(each), 0)

/** Families whose sum is bet on: from where on it is big. */
const bigFrom: Readonly<Record<string, { big: number; of?: number }>> = {
  SSC: { big: 23 },
  K3: { big: 11 },
  PK10: { big: 12, of: 2 },
  KL8: { big: 811 },
}

export type Bead = 'big' | 'small'

/** Big and small in columns: each run of equals goes down, the oldest first. */
export function roadOf(family: string, draws: readonly (readonly string[])[]): Bead[][] | undefined {
  const rule = bigFrom[family]
  if (!rule) return undefined
  const columns: Bead[][] = []
  for (const drawn of draws.toReversed()) {
    const bead: Bead = sum(rule.of === undefined ? drawn : drawn.slice(0, rule.of)) >= rule.big ? 'big' : 'small'
    const last = columns.at(-1)
    if (last?.[0] === bead) last.push(bead)
    else columns.push([bead])
  }
  return columns
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

import type { BetType } from '@croupier/games/lottery/bet-type.ts'
import { countedOf, placesOfWindow, standings } from '@croupier/games/lottery/trends.ts'

const sum = (numbers: readonly string[]) => numbers.reduce((total, each) => total + Number(each), 0)

/** Families whose sum is bet on: from where on it is big. */
const bigFrom: Readonly<Record<string, { big: number; of?: number; tie?: number }>> = {
  SSC: { big: 23 },
  K3: { big: 11 },
  PK10: { big: 12, of: 2 },
  KL8: { big: 811, tie: 810 },
}

export type Bead = 'big' | 'small' | 'tie'

/** Big and small in columns: each run of equals goes down, the oldest first. */
export function roadOf(family: string, draws: readonly (readonly string[])[]): Bead[][] | undefined {
  const rule = bigFrom[family]
  if (!rule) return undefined
  const columns: Bead[][] = []
  for (const drawn of draws.toReversed()) {
    const total = sum(rule.of === undefined ? drawn : drawn.slice(0, rule.of))
    const bead: Bead = total === rule.tie ? 'tie' : total >= rule.big ? 'big' : 'small'
    const last = columns.at(-1)
    if (last?.[0] === bead) last.push(bead)
    else columns.push([bead])
  }
  return columns
}

const ANYWHERE = /^(?:Com\d*|Baodan|Show\d|Any\d|Pick\d+|AnyPlace|Different_\d|Any_Code_Win)$/
const PLACE = /^p(\d+)$/

/**
 * For how many draws each sign of a row has not come, where that says something of a bet: at the row's place, or anywhere
 * in what the bet is on. Undefined for signs that are not drawn themselves: sums, words, shapes.
 */
export function missingOf(
  family: string,
  { window, method, pad }: Pick<BetType, 'window' | 'method' | 'pad'>,
  row: string,
  draws: readonly (readonly string[])[],
): ReadonlyMap<string, number> | undefined {
  const signs = countedOf(family)?.signs
  if (!signs || pad.words !== undefined || !pad.choices.every((sign) => signs.includes(sign))) return undefined
  const place = PLACE.exec(row)
  if (!place && !ANYWHERE.test(method)) return undefined
  const places = place ? [Number(place[1]) - 1] : placesOfWindow(window)
  const seen = places ? draws.map((drawn) => places.map((at) => drawn[at]!)) : draws
  return new Map(standings(seen, pad.choices, undefined)[0]!.signs.map(({ sign, missing }) => [sign, missing]))
}

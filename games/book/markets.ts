import type { Score } from './match.ts'

export type Outcome = 'won' | 'lost' | 'push'

/** What can be bet on: `RESULT:home`, `TOTAL:2.5:over`, `HANDICAP:-1:away`, `SCORE:2-1`. */
export interface Selection {
  readonly id: string
  readonly market: MarketCode
  /** Goals or rounds: of a total the line itself, of a handicap what is added to the home side's. */
  readonly line: string | null
  readonly side: string
  outcome(final: Score): Outcome
}

export const marketCodes = ['RESULT', 'WINNER', 'HANDICAP', 'TOTAL', 'BOTH', 'SCORE', 'POOL'] as const
export type MarketCode = (typeof marketCodes)[number]

/** Selections of which one wins. */
export interface Market {
  readonly code: MarketCode
  readonly line: string | null
  readonly selections: readonly Selection[]
}

function market(
  code: MarketCode,
  line: string | null,
  sides: Readonly<Record<string, (final: Score) => Outcome>>,
): Market {
  const selections = Object.entries(sides).map(([side, outcome]) => ({
    id: [code, ...(line === null ? [] : [line]), side].join(':'),
    market: code,
    line,
    side,
    outcome,
  }))
  return { code, line, selections }
}

const when = (isWon: boolean): Outcome => (isWon ? 'won' : 'lost')
const bySign = (sign: number): Outcome => (sign === 0 ? 'push' : when(sign > 0))

/** Who wins, where a match may end level. */
export const result = market('RESULT', null, {
  home: ({ home, away }) => when(home > away),
  draw: ({ home, away }) => when(home === away),
  away: ({ home, away }) => when(home < away),
})

/** Who wins, where somebody must. */
export const winner = market('WINNER', null, {
  home: ({ home, away }) => when(home > away),
  away: ({ home, away }) => when(home < away),
})

/** More or fewer than a line that nobody can hit: it ends in a half. */
export function total(line: string): Market {
  return market('TOTAL', line, {
    over: ({ home, away }) => when(home + away > Number(line)),
    under: ({ home, away }) => when(home + away < Number(line)),
  })
}

/** Who wins once the line is added to the home side's; level, which a whole line allows, gives stakes back. */
export function handicap(line: string): Market {
  return market('HANDICAP', line, {
    home: ({ home, away }) => bySign(home + Number(line) - away),
    away: ({ home, away }) => bySign(away - Number(line) - home),
  })
}

export const bothScore = market('BOTH', null, {
  yes: ({ home, away }) => when(home > 0 && away > 0),
  no: ({ home, away }) => when(home === 0 || away === 0),
})

const MOST_GOALS = 3
const counts = Array.from({ length: MOST_GOALS + 1 }, (_, count) => count)

export const correctScore = market('SCORE', null, {
  ...Object.fromEntries(
    counts.flatMap((h) =>
      counts.map((a) => [`${h}-${a}`, ({ home, away }: Score) => when(home === h && away === a)] as const),
    ),
  ),
  other: ({ home, away }) => when(home > MOST_GOALS || away > MOST_GOALS),
})

/** A pool: what is bet on the sides is shared by who bet on the winner; a draw is sold at a price of its own. */
export const pool = market('POOL', null, {
  home: ({ home, away }) => bySign(home - away),
  away: ({ home, away }) => bySign(away - home),
  draw: ({ home, away }) => when(home === away),
})

import type { listFixtures } from '@croupier/api/book/list-fixtures.ts'
import type { OutputOf } from '@croupier/api/operation.ts'

export type Fixtures = OutputOf<typeof listFixtures>
export type Fixture = Fixtures['list'][number]
export type Market = Fixture['markets'][number]

/** A match that nothing is to be waited for: it is on its way, or about to be. */
const SOON = 30_000

/** Whether prices of a league may move from one second to the next. */
export function isBusy({ list, now }: Pick<Fixtures, 'list' | 'now'>): boolean {
  return list.some(({ state, startsAt, pool }) => state === 'running' || pool !== null || startsAt < now + SOON)
}

/** A margin as it is said in a sentence: `5`, of `5.00`. */
export const percentOf = (margin: string): string => margin.replace(/\.?0+$/, '')

/** Matches that start together. */
export interface Round {
  readonly startsAt: number
  readonly list: readonly Fixture[]
}

/** What runs or was just played, and what comes, round by round. */
export function roundsOf(list: readonly Fixture[]): { running: readonly Fixture[]; coming: readonly Round[] } {
  const coming = Map.groupBy(
    list.filter(({ state }) => state === 'coming'),
    ({ startsAt }) => startsAt,
  )
  return {
    running: list.filter(({ state }) => state === 'running' || state === 'over'),
    coming: [...coming].map(([startsAt, round]) => ({ startsAt, list: round })),
  }
}

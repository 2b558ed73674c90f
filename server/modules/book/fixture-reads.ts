import type { Queryable } from '../../platform/database.ts'
import { readTogether } from '../../platform/read-together.ts'
import { databaseNow, type Fixture, fixturesToCome } from './fixtures-store.ts'

/** The matches of a league that run or come next, and the moment they were read at. */
export interface ToCome {
  fixtures: readonly Fixture[]
  now: number
}

const opened = new WeakMap<Queryable, (league: string) => Promise<ToCome>>()

/** Read once for everybody who looks at a league at the same moment: open pages ask every other second. */
export function toComeOf(db: Queryable): (league: string) => Promise<ToCome> {
  const reads =
    opened.get(db) ??
    readTogether(
      (leagues: readonly string[]) =>
        Promise.all(
          leagues.map(async (league) => ({ fixtures: await fixturesToCome(db, league), now: await databaseNow(db) })),
        ),
      (league) => league,
    )
  opened.set(db, reads)
  return reads
}

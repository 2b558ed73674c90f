import { type Queryable, sql } from '../../platform/database.ts'

/** Whoever waits longer for a look at the clock waits for the house, not for a player. */
const AWAY_SECONDS = 5

/** The clock has looked at every table that was due. */
export async function noteLook(db: Queryable): Promise<void> {
  await db.run(sql`update poker.watch set looked_at = clock_timestamp()`)
}

/** Whether the house was down, or still does not look at the clock. */
export async function wasAway(db: Queryable): Promise<boolean> {
  const away = await db.maybe(sql`
    select from poker.watch
    where looked_at < clock_timestamp() - make_interval(secs => ${AWAY_SECONDS})`)
  return away !== undefined
}

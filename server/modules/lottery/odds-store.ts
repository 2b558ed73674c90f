import { type Queryable, sql, type Tx } from '../../platform/database.ts'

export interface OddsVersion {
  playCode: string
  /** Hundredths of a per cent of what is printed. */
  share: number
  holdsFrom: number
  setBy: string
  holds: boolean
}

/** Every version of a game's odds, the latest of each bet type first. */
export function oddsVersions(db: Queryable, gameCode: string): Promise<OddsVersion[]> {
  return db.many<OddsVersion>(sql`
    select play_code as "playCode", share, holds_from as "holdsFrom", set_by as "setBy",
           holds_from <= clock_timestamp() as holds
    from lottery.odds_version
    where game_code = ${gameCode}
    order by play_code, holds_from desc, id desc`)
}

/** From a moment on, by the database's clock; never in the past, for what was sold keeps its odds. */
export async function addOddsVersion(
  tx: Tx,
  gameCode: string,
  {
    playCode,
    share,
    holdsFrom,
    setBy,
  }: { playCode: string; share: number; holdsFrom: number | undefined; setBy: string },
): Promise<void> {
  await tx.run(sql`
    insert into lottery.odds_version (game_code, play_code, share, holds_from, set_by)
    values (${gameCode}, ${playCode}, ${share},
            greatest(coalesce(to_timestamp(${holdsFrom ?? null}::float8 / 1000.0), clock_timestamp()), clock_timestamp()),
            ${setBy})`)
}

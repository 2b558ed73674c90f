import { type Queryable, sql, type Tx } from '../../platform/database.ts'
import { waitForBets } from './rounds-store.ts'

/** Tables that are stopped. */
export async function pausedTables(db: Queryable): Promise<ReadonlySet<string>> {
  const rows = await db.many<{ gameCode: string }>(sql`select game_code as "gameCode" from tables.pause`)
  return new Set(rows.map(({ gameCode }) => gameCode))
}

/** Whoever stops a table or lets it go on does so alone. */
export async function setPaused(tx: Tx, gameCode: string, isPaused: boolean): Promise<void> {
  await (isPaused
    ? tx.run(sql`insert into tables.pause (game_code) values (${gameCode}) on conflict do nothing`)
    : tx.run(sql`delete from tables.pause where game_code = ${gameCode}`))
}

/**
 * A round whose bets are closed within so many seconds is dealt all the same: a hold that is written before and committed
 * after that moment would hold what everybody has seen.
 */
const TOO_LATE_SECONDS = 3

/**
 * Holds what is not dealt yet of tables that are stopped. It waits for whoever bets or takes back, and looks at the clock
 * once it has waited: bets may have been closed meanwhile.
 */
export async function holdPaused(tx: Tx): Promise<void> {
  const early = sql`
    r.state = 'planned' and r.held_at is null
    and r.closes_at > clock_timestamp() + make_interval(secs => ${TOO_LATE_SECONDS})`
  const rounds = await tx.many<{ id: bigint }>(sql`
    select r.id from tables.round r
    where ${early} and r.game_code in (select p.game_code from tables.pause p)`)
  if (rounds.length === 0) return
  const ids = rounds.map(({ id }) => id)
  await waitForBets(tx, ids)
  await tx.run(sql`
    update tables.round r set held_at = clock_timestamp() where r.id = any(${ids}::bigint[]) and ${early}`)
}

/** Lets what is held go on where its table does: bets are taken anew for as long as a round takes them. */
export async function releaseHeld(
  db: Queryable,
  times: readonly { code: string; betting: number; dealing: number }[],
): Promise<void> {
  await db.run(sql`
    update tables.round r
    set held_at = null,
        closes_at = greatest(r.opens_at, n.now) + make_interval(secs => t.betting / 1000.0),
        ends_at = greatest(r.opens_at, n.now) + make_interval(secs => (t.betting + t.dealing) / 1000.0)
    from unnest(
      ${times.map(({ code }) => code)}::text[], ${times.map(({ betting }) => betting)}::int[],
      ${times.map(({ dealing }) => dealing)}::int[]
    ) t(code, betting, dealing), (select clock_timestamp() as now) n
    where r.game_code = t.code and r.state = 'planned' and r.held_at is not null
      and not exists (select from tables.pause p where p.game_code = r.game_code)`)
}

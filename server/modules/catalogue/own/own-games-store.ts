import { type Queryable, sql, type Tx } from '../../../platform/database.ts'

/** One of a member's own games: a favourite, or one they played. */
export interface OwnGame {
  nodeId: number
  /** When it became one, epoch milliseconds. */
  at: number
}

/** Nobody looks further back than this. */
const RECENT_MOST = 1000

/** Newest first. */
export async function favouritesOf(db: Queryable, memberId: bigint): Promise<OwnGame[]> {
  return db.many<OwnGame>(sql`
    select node_id::int as "nodeId", added_at as at
    from catalogue.favourite
    where member_id = ${memberId}
    order by added_at desc, node_id desc`)
}

/** The last played first. */
export async function recentGamesOf(db: Queryable, memberId: bigint): Promise<OwnGame[]> {
  return db.many<OwnGame>(sql`
    select node_id::int as "nodeId", played_at as at
    from catalogue.recent_game
    where member_id = ${memberId}
    order by played_at desc, node_id desc
    limit ${RECENT_MOST}`)
}

/**
 * False where the list is as long as it may be. Two additions at once may pass the limit by one: it bounds a list's
 * size, and is nothing anybody gains by.
 */
export async function addFavourite(tx: Tx, memberId: bigint, nodeId: number, now: number, most: number) {
  const { count, isKept } = await tx.one<{ count: number; isKept: boolean }>(sql`
    select count(*)::int as count, coalesce(bool_or(node_id = ${nodeId}), false) as "isKept"
    from catalogue.favourite
    where member_id = ${memberId}`)
  if (isKept) return true
  if (count >= most) return false
  await tx.run(sql`
    insert into catalogue.favourite (member_id, node_id, added_at)
    values (${memberId}, ${nodeId}, ${new Date(now)})
    on conflict do nothing`)
  return true
}

export async function removeFavourite(tx: Tx, memberId: bigint, nodeId: number): Promise<void> {
  await tx.run(sql`
    delete from catalogue.favourite
    where member_id = ${memberId}
      and node_id = ${nodeId}`)
}

export interface RecentGame {
  memberId: bigint
  nodeId: number
  /** Epoch milliseconds. */
  playedAt: number
}

/** Puts games first among those their members played; each member and game at most once, in any order. */
export async function recordRecentGames(tx: Tx, games: readonly RecentGame[]): Promise<void> {
  await tx.run(sql`
    insert into catalogue.recent_game (member_id, node_id, played_at)
    select g.member_id, g.node_id, g.played_at
    from unnest(
      ${games.map(({ memberId }) => memberId)}::bigint[], ${games.map(({ nodeId }) => nodeId)}::int[],
      ${games.map(({ playedAt }) => new Date(playedAt))}::timestamptz[]
    ) g(member_id, node_id, played_at)
    order by g.member_id, g.node_id
    on conflict (member_id, node_id) do update
    set played_at = excluded.played_at`)
}

/** Puts a game first among those a member played; called by whoever starts it. */
export const recordRecentGame = (tx: Tx, memberId: bigint, nodeId: number, now: number): Promise<void> =>
  recordRecentGames(tx, [{ memberId, nodeId, playedAt: now }])

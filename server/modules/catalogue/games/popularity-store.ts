import { type Queryable, sql, type Tx } from '../../../platform/database.ts'

/** How long ago somebody may have played to count as a player of a game. */
const DAYS = 30

/** By node id, how many members played a game of late. */
export async function readPopularity(db: Queryable): Promise<Map<number, number>> {
  const rows = await db.many<{ nodeId: number; players: number }>(sql`
    select node_id::int as "nodeId", players
    from catalogue.popularity`)
  return new Map(rows.map(({ nodeId, players }) => [nodeId, players]))
}

/** Recounts who has played what lately, and has every process read it. */
export async function countPopularity(tx: Tx): Promise<void> {
  await tx.run(sql`
    delete from catalogue.popularity`)
  await tx.run(sql`
    insert into catalogue.popularity (node_id, players)
    select node_id, count(*)
    from catalogue.recent_game
    where played_at > now() - make_interval(days => ${DAYS})
    group by node_id`)
  // Last, since a change of the catalogue waits for this row.
  await tx.run(sql`
    update catalogue.version
    set popularity_counted = popularity_counted + 1`)
}

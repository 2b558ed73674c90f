import type { Queryable } from '../../../platform/database.ts'
import { type CatalogueReader, gameByNode } from '../../catalogue/index.ts'
import { type Draw, latestDrawn, upcoming } from '../draws-store.ts'
import { findOffered, type Offered, offeredLotteries } from '../offered.ts'

/** The lottery that stands in the catalogue under a number. */
export async function lotteryByNode(
  reader: CatalogueReader,
  db: Queryable,
  nodeId: number,
): Promise<Offered | undefined> {
  const entry = gameByNode(reader, nodeId)
  const offered = entry && (await findOffered(reader, db, entry.code))
  return offered?.entry.nodeId === nodeId ? offered : undefined
}

export interface Standing {
  offered: Offered
  /** What is on sale and what comes after it. */
  coming: readonly Draw[]
  last: Draw | undefined
}

/** Lotteries with what is on sale and what was drawn last. */
export async function standings(reader: CatalogueReader, db: Queryable, asked?: Offered): Promise<Standing[]> {
  const all = asked ? [asked] : await offeredLotteries(reader, db)
  const codes = all.map(({ game }) => game.code)
  const coming = Map.groupBy(await upcoming(db, codes, 2), ({ gameCode }) => gameCode)
  const last = new Map((await latestDrawn(db, codes, 1)).map((draw) => [draw.gameCode, draw]))
  return all.map((offered) => ({
    offered,
    coming: coming.get(offered.game.code) ?? [],
    last: last.get(offered.game.code),
  }))
}

import type { GameStatus, GameType } from '@croupier/api/games/game-types.ts'
import { empty, type Queryable, sql, type Tx } from '../../../platform/database.ts'
import { below } from '../../../platform/page.ts'
import { partOf } from '../../../platform/part-of.ts'
import { gameColumns, nextVersion } from '../catalogue-store.ts'
import type { Game } from './game.ts'

export type NewGame = Omit<Game, 'nodeId' | 'vendorId' | 'vendorCode' | 'addedAt'>

/** The new game's node, or what stood in the way. */
export async function insertGame(
  tx: Tx,
  vendorCode: string,
  game: NewGame,
  addedAt: number,
): Promise<number | 'no such vendor' | 'exists'> {
  const version = await nextVersion(tx)
  const vendor = await tx.maybe<{ id: bigint }>(sql`
    select id
    from catalogue.vendor
    where code = ${vendorCode}`)
  if (!vendor) return 'no such vendor'
  const added = await tx.maybe<{ nodeId: number }>(sql`
    insert into catalogue.game
      (vendor_id, code, name, names, type, status, is_demo_capable, has_bonus_buy, is_hot, is_new, art, icon_url, large_icon_url,
       min_bet, rtp, lines, volatility, position, closed_countries, closed_currencies, added_at, version)
    values
      (${vendor.id}, ${game.code}, ${game.name}, ${JSON.stringify(game.names)}::jsonb, ${game.type}, ${game.status},
       ${game.isDemoCapable}, ${game.hasBonusBuy}, ${game.isHot}, ${game.isNew}, ${game.art}, ${game.iconUrl}, ${game.largeIconUrl},
       ${game.minBet}, ${game.rtp}, ${game.lines}, ${game.volatility}, ${game.position}, ${[...game.closedCountries]},
       ${[...game.closedCurrencies]}, ${new Date(addedAt)}, ${version})
    on conflict (vendor_id, code) do nothing
    returning node_id::int as "nodeId"`)
  return added?.nodeId ?? 'exists'
}

export async function findGame(db: Queryable, nodeId: number): Promise<Game | undefined> {
  return db.maybe<Game>(sql`
    select ${gameColumns}
    from catalogue.game g
    join catalogue.vendor v on v.id = g.vendor_id
    where g.node_id = ${nodeId}`)
}

/** The game as it is stored, until the transaction ends. */
export async function lockGame(tx: Tx, nodeId: number): Promise<{ game: Game | undefined; version: bigint }> {
  const version = await nextVersion(tx)
  return { game: await findGame(tx, nodeId), version }
}

export async function saveGame(tx: Tx, game: Game, version: bigint): Promise<void> {
  await tx.run(sql`
    update catalogue.game
    set name = ${game.name},
        names = ${JSON.stringify(game.names)}::jsonb,
        type = ${game.type},
        status = ${game.status},
        is_demo_capable = ${game.isDemoCapable},
        has_bonus_buy = ${game.hasBonusBuy},
        is_hot = ${game.isHot},
        is_new = ${game.isNew},
        art = ${game.art},
        icon_url = ${game.iconUrl},
        large_icon_url = ${game.largeIconUrl},
        min_bet = ${game.minBet},
        rtp = ${game.rtp},
        lines = ${game.lines},
        volatility = ${game.volatility},
        position = ${game.position},
        closed_countries = ${[...game.closedCountries]},
        closed_currencies = ${[...game.closedCurrencies]},
        version = ${version}
    where node_id = ${game.nodeId}`)
}

export interface GameFilter {
  search: string | undefined
  vendor: string | undefined
  type: GameType | undefined
  status: GameStatus | undefined
  isHot: boolean | undefined
  /** The node where the page before ended. */
  before: string | undefined
  limit: number
}

/** For operators: from the database, so that a change shows at once. */
export async function listGames(db: Queryable, filter: GameFilter): Promise<Game[]> {
  const { search, vendor, type, status, isHot, before, limit } = filter
  const pattern = search && partOf(search)
  return db.many<Game>(sql`
    select ${gameColumns}
    from catalogue.game g
    join catalogue.vendor v on v.id = g.vendor_id
    where true
      and ${below(sql`g.node_id`, before)}
      ${vendor === undefined ? empty : sql`and v.code = ${vendor}`}
      ${type === undefined ? empty : sql`and g.type = ${type}`}
      ${status === undefined ? empty : sql`and g.status = ${status}`}
      ${isHot === undefined ? empty : sql`and g.is_hot = ${isHot}`}
      ${
        pattern
          ? sql`and (g.name ilike ${pattern} or g.code ilike ${pattern}
              or exists (select from jsonb_each_text(g.names) named where named.value ilike ${pattern}))`
          : empty
      }
    order by g.node_id desc
    limit ${limit}`)
}

import { familyCalled } from '@croupier/games/lottery/families.ts'
import type { Family } from '@croupier/games/lottery/bet-type.ts'
import { type CatalogueReader, type Game, gameByCode, type Vendor, vendorByCode } from '../catalogue/index.ts'
import { allGames, findGame, type LotteryGame } from './games-store.ts'
import type { Queryable } from '../../platform/database.ts'

/** A lottery that stands in the catalogue. */
export interface Offered {
  game: LotteryGame
  family: Family
  vendor: Vendor
  entry: Game
}

export function offeredAs(reader: CatalogueReader, game: LotteryGame): Offered | undefined {
  const family = familyCalled(game.family)
  const vendor = vendorByCode(reader, game.vendorCode)
  const entry = vendor && gameByCode(reader, vendor.id, game.code)
  if (!family || !vendor || !entry || vendor.status === 'closed' || entry.status === 'closed') return undefined
  return { game, family, vendor, entry }
}

export async function offeredLotteries(reader: CatalogueReader, db: Queryable): Promise<Offered[]> {
  return (await allGames(db)).flatMap((game) => offeredAs(reader, game) ?? [])
}

export async function findOffered(reader: CatalogueReader, db: Queryable, code: string): Promise<Offered | undefined> {
  const game = await findGame(db, code)
  return game && offeredAs(reader, game)
}

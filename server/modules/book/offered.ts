import { type League, leagues } from '@croupier/games/book/leagues.ts'
import { type CatalogueReader, type Game, gameByCode, type Vendor, vendorByCode } from '../catalogue/index.ts'

/** The vendor under which the catalogue lists the leagues of the house. */
export const BOOK_VENDOR = 'BOOK'

/** A league that stands in the catalogue. */
export interface Offered {
  league: League
  vendor: Vendor
  entry: Game
}

export function offeredAs(reader: CatalogueReader, league: League): Offered | undefined {
  const vendor = vendorByCode(reader, BOOK_VENDOR)
  const entry = vendor && gameByCode(reader, vendor.id, league.code)
  if (!vendor || !entry || vendor.status === 'closed' || entry.status === 'closed') return undefined
  return { league, vendor, entry }
}

export function offeredLeagues(reader: CatalogueReader): Offered[] {
  return leagues.flatMap((league) => offeredAs(reader, league) ?? [])
}

/** Whether bets are taken now: neither the league nor its vendor is in maintenance. */
export function isOpen({ vendor, entry }: Offered): boolean {
  return vendor.status === 'open' && entry.status === 'open'
}

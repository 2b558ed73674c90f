import { type TableCode, tableCodes } from '@croupier/games/tables/tables.ts'
import { type CatalogueReader, type Game, gameByCode, type Vendor, vendorByCode } from '../catalogue/index.ts'

/** The vendor under which the catalogue lists the tables of the house. */
export const TABLES_VENDOR = 'TABLES'

/** A table that stands in the catalogue. */
export interface Offered {
  code: TableCode
  vendor: Vendor
  entry: Game
}

export function offeredAs(reader: CatalogueReader, code: TableCode): Offered | undefined {
  const vendor = vendorByCode(reader, TABLES_VENDOR)
  const entry = vendor && gameByCode(reader, vendor.id, code)
  if (!vendor || !entry || vendor.status === 'closed' || entry.status === 'closed') return undefined
  return { code, vendor, entry }
}

export function offeredTables(reader: CatalogueReader): Offered[] {
  return tableCodes.flatMap((code) => offeredAs(reader, code) ?? [])
}

/** Whether bets are taken now: neither the table nor its vendor is in maintenance. */
export function isOpen({ vendor, entry }: Offered): boolean {
  return vendor.status === 'open' && entry.status === 'open'
}

import { type CatalogueReader, type Game, gameByCode, type Vendor, vendorByCode } from '../catalogue/index.ts'

/** The vendor under which the catalogue lists the house's own poker, and its one game. */
export const POKER_VENDOR = 'POKER'
export const HOLDEM = 'HOLDEM'

/** Hold'em as it stands in the catalogue. */
export interface Offered {
  vendor: Vendor
  game: Game
}

export function offeredPoker(reader: CatalogueReader): Offered | undefined {
  const vendor = vendorByCode(reader, POKER_VENDOR)
  const game = vendor && gameByCode(reader, vendor.id, HOLDEM)
  return vendor && game && { vendor, game }
}

/** Whether hands are begun and seats taken now. */
export function isOpen({ vendor, game }: Offered): boolean {
  return vendor.status === 'open' && game.status === 'open'
}

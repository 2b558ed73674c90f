/**
 * What is offered to play: vendors, their games, how members find them again. Knows where a game is launched and what
 * both sides sign with; refuses to know what happens in it, or what it costs.
 */
import type { Operations } from '../../platform/implement.ts'
import addGame from './add-game.ts'
import changeGame from './change-game.ts'
import changeVendorStatus from './change-vendor-status.ts'
import listCatalogue from './list-catalogue.ts'
import listVendors from './list-vendors.ts'
import setVendor from './set-vendor.ts'

export { type Catalogue, cataloguePort } from './catalogue-port.ts'
export { displayNameOf, type Game } from './game.ts'
export {
  type CatalogueReader,
  frameOrigins,
  gameByCode,
  gameByNode,
  vendorByCode,
  vendorById,
  vendorSecret,
} from './look-up.ts'
export { type OpenCatalogue, openCatalogue } from './open-catalogue.ts'
export type { Vendor, VendorSettings } from './vendor.ts'

export const operations: Operations = [listVendors, setVendor, changeVendorStatus, listCatalogue, addGame, changeGame]

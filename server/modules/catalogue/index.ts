/**
 * What is offered to play: vendors, their games, how members find them again. Knows where a game is launched and what
 * both sides sign with; refuses to know what happens in it, or what it costs.
 */
import type { Operations } from '../../platform/implement.ts'
import addFavouriteGame from './add-favourite-game.ts'
import addGame from './add-game.ts'
import applyCatalogueImport from './apply-catalogue-import.ts'
import changeGame from './change-game.ts'
import changeVendorStatus from './change-vendor-status.ts'
import listCatalogueImport from './list-catalogue-import.ts'
import listCatalogue from './list-catalogue.ts'
import listFavouriteGames from './list-favourite-games.ts'
import listFavouriteIds from './list-favourite-ids.ts'
import listGameMenus from './list-game-menus.ts'
import listGameNames from './list-game-names.ts'
import listGamesByNode from './list-games-by-node.ts'
import listGames from './list-games.ts'
import listHotGames from './list-hot-games.ts'
import listRecentGames from './list-recent-games.ts'
import listVendorLanes from './list-vendor-lanes.ts'
import listVendorsByType from './list-vendors-by-type.ts'
import listVendors from './list-vendors.ts'
import listVietnameseMenu from './list-vietnamese-menu.ts'
import makeVendorKeys from './make-vendor-keys.ts'
import planVendorMaintenance from './plan-vendor-maintenance.ts'
import previewCatalogueImport from './preview-catalogue-import.ts'
import removeFavouriteGame from './remove-favourite-game.ts'
import setVendorKeys from './set-vendor-keys.ts'
import setVendor from './set-vendor.ts'
import showGame from './show-game.ts'
import showVendorKeys from './show-vendor-keys.ts'

export { type Catalogue, cataloguePort } from './catalogue-port.ts'
export { pictureOf } from './describe-game.ts'
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
export { isClosedTo } from './offered-games.ts'
export { recordRecentGame } from './own-games-store.ts'
export { takesNot } from './place.ts'
export { countPopularity } from './popularity-store.ts'
export { forgetOldImports } from './imports-store.ts'
export { type OpenCatalogue, openCatalogue } from './open-catalogue.ts'
export { readVendorKeys } from './vendor-keys.ts'
export type { Vendor, VendorSettings } from './vendor.ts'
export { roundPolicies } from './vendors-store.ts'

export const operations: Operations = [
  listGameMenus,
  listVietnameseMenu,
  listGames,
  listGameNames,
  listGamesByNode,
  showGame,
  listHotGames,
  listVendorLanes,
  listVendorsByType,
  listFavouriteIds,
  listFavouriteGames,
  addFavouriteGame,
  removeFavouriteGame,
  listRecentGames,
  listVendors,
  setVendor,
  showVendorKeys,
  setVendorKeys,
  makeVendorKeys,
  changeVendorStatus,
  planVendorMaintenance,
  listCatalogue,
  addGame,
  changeGame,
  previewCatalogueImport,
  listCatalogueImport,
  applyCatalogueImport,
]

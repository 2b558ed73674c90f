/**
 * What is offered to play: vendors, their games, how members find them again. Knows where a game is launched and what
 * both sides sign with; refuses to know what happens in it, or what it costs.
 */
import type { Operations } from '../../platform/implement.ts'
import addFavouriteGame from './own/add-favourite-game.ts'
import addGame from './games/add-game.ts'
import applyCatalogueImport from './imports/apply-catalogue-import.ts'
import changeGame from './games/change-game.ts'
import changeVendorStatus from './vendors/change-vendor-status.ts'
import listCatalogueImport from './imports/list-catalogue-import.ts'
import listCatalogue from './games/list-catalogue.ts'
import listFavouriteGames from './own/list-favourite-games.ts'
import listFavouriteIds from './own/list-favourite-ids.ts'
import listGameMenus from './offer/list-game-menus.ts'
import listGameNames from './offer/list-game-names.ts'
import listGamesByNode from './offer/list-games-by-node.ts'
import listGames from './offer/list-games.ts'
import listHotGames from './offer/list-hot-games.ts'
import listRecentGames from './own/list-recent-games.ts'
import listVendorLanes from './offer/list-vendor-lanes.ts'
import listVendorsByType from './offer/list-vendors-by-type.ts'
import listVendors from './vendors/list-vendors.ts'
import listVietnameseMenu from './offer/list-vietnamese-menu.ts'
import makeVendorKeys from './keys/make-vendor-keys.ts'
import planVendorMaintenance from './vendors/plan-vendor-maintenance.ts'
import previewCatalogueImport from './imports/preview-catalogue-import.ts'
import removeFavouriteGame from './own/remove-favourite-game.ts'
import setVendorKeys from './keys/set-vendor-keys.ts'
import setVendor from './vendors/set-vendor.ts'
import showGame from './offer/show-game.ts'
import showVendorKeys from './keys/show-vendor-keys.ts'

export { type Catalogue, cataloguePort } from './catalogue-port.ts'
export { pictureOf } from './games/describe-game.ts'
export { displayNameOf, type Game } from './games/game.ts'
export {
  type CatalogueReader,
  frameOrigins,
  gameByCode,
  gameByNode,
  vendorByCode,
  vendorById,
  vendorSecret,
} from './look-up.ts'
export { isClosedTo } from './offer/offered-games.ts'
export { type RecentGame, recordRecentGame, recordRecentGames } from './own/own-games-store.ts'
export { takesNot } from './offer/place.ts'
export { countPopularity } from './games/popularity-store.ts'
export { forgetOldImports } from './imports/imports-store.ts'
export { type OpenCatalogue, openCatalogue } from './open-catalogue.ts'
export { readVendorKeys } from './keys/vendor-keys.ts'
export type { Vendor, VendorSettings } from './vendors/vendor.ts'
export { roundPolicies } from './vendors/vendors-store.ts'

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

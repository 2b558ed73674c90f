import type * as z from 'zod/mini'
import type { GameEntry, staffGame } from '@croupier/api/games/game-answers.ts'
import type { PicturedGame } from '@croupier/api/games/pictured-game.ts'
import { traitsOf } from '@croupier/api/games/vendor-protocols.ts'
import { displayNameOf, type Game } from './game.ts'
import type { VendorGames } from '../offer/offered-games.ts'
import type { Vendor } from '../vendors/vendor.ts'

/** A game as operators see it. */
export function describeGame(game: Game): z.output<typeof staffGame> {
  return {
    nodeId: game.nodeId,
    vendor: game.vendorCode,
    code: game.code,
    name: game.name,
    names: { ...game.names },
    type: game.type,
    status: game.status,
    isDemoCapable: game.isDemoCapable,
    hasBonusBuy: game.hasBonusBuy,
    isHot: game.isHot,
    isNew: game.isNew,
    art: game.art,
    iconUrl: game.iconUrl,
    largeIconUrl: game.largeIconUrl,
    minBet: game.minBet,
    rtp: game.rtp,
    lines: game.lines,
    volatility: game.volatility,
    position: game.position,
    closedCountries: [...game.closedCountries],
    closedCurrencies: [...game.closedCurrencies],
    addedAt: game.addedAt,
  }
}

/** A vendor among games: an entry that opens the list of all its games of the category. */
export function vendorEntryOf({ vendor, type, games }: VendorGames): GameEntry {
  return {
    nodeId: 0,
    gameId: vendor.code,
    gameName: vendor.name,
    nodeName: vendor.name,
    displayName: vendor.name,
    vassalage: vendor.code,
    vendorName: vendor.name,
    gameType: type,
    defaultIcon: '',
    showIcon: '',
    iconUrl: '',
    lagerIcon: '',
    art: null,
    isHot: true,
    isNew: false,
    isGame: 'VASSALAGE',
    isDemoCapable: games.some(({ game }) => game.isDemoCapable),
    hasBonusBuy: false,
    keepsWallet: traitsOf(vendor.protocol).rounds === 'unknown',
    isMaintenance: vendor.status === 'maintenance',
    maintenanceEndsAt: vendor.maintenanceEndsAt,
    minBet: null,
    rtp: null,
    lines: null,
    volatility: null,
  }
}

/** What its picture is made from, beside a line that tells of it. */
export function pictureOf(game: Game): PicturedGame {
  return {
    vassalage: game.vendorCode,
    gameId: game.code,
    gameName: game.name,
    gameType: game.type,
    showIcon: game.iconUrl ?? '',
    art: game.art,
  }
}

/** A game as the portal's lists show it. */
export function gameEntryOf(game: Game, vendor: Vendor, language: string): GameEntry {
  const icon = game.iconUrl ?? ''
  return {
    nodeId: game.nodeId,
    gameId: game.code,
    gameName: game.name,
    nodeName: game.name,
    displayName: displayNameOf(game, language),
    vassalage: vendor.code,
    vendorName: vendor.name,
    gameType: game.type,
    defaultIcon: icon,
    showIcon: icon,
    iconUrl: icon,
    lagerIcon: game.largeIconUrl ?? icon,
    art: game.art,
    isHot: game.isHot,
    isNew: game.isNew,
    isGame: 'GAME',
    isDemoCapable: game.isDemoCapable,
    hasBonusBuy: game.hasBonusBuy,
    keepsWallet: traitsOf(vendor.protocol).rounds === 'unknown',
    isMaintenance: game.status === 'maintenance' || vendor.status === 'maintenance',
    maintenanceEndsAt: game.status === 'maintenance' ? null : vendor.maintenanceEndsAt,
    minBet: game.minBet,
    rtp: game.rtp,
    lines: game.lines,
    volatility: game.volatility,
  }
}

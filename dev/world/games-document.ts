import type { GameType } from '@croupier/api/games/game-types.ts'
import { printedReturn, type VendorGame } from '../sandbox/game-vendor/games.ts'
import { gamesOf } from '../sandbox/game-vendor/games-on-sale.ts'

/**
 * Kinds that the sandbox plays as a wheel under another name. A wheel behind a cricket bat costs more trust than a page
 * that says no vendor is connected, so the demo does not offer them.
 */
const standIns: ReadonlySet<GameType> = new Set(['PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT', 'BINGO'])

/** Of what a vendor of the sandbox sells, the games that are of the kind they are listed as. */
export function gamesOnOffer(vendor: string): readonly VendorGame[] {
  return gamesOf(vendor).filter(({ type }) => !standIns.has(type))
}

/** What these vendors of the sandbox sell, as a document that an import takes. */
export function gamesDocument(vendors: readonly string[]): string {
  const games = vendors.flatMap((vendor) =>
    gamesOnOffer(vendor).map((game, place) => ({
      vendor,
      code: game.code,
      name: game.name,
      names: game.names,
      type: game.type,
      isDemoCapable: true,
      isHot: game.isHot === true,
      isNew: game.isNew === true,
      minBet: game.leastStake ?? '1.00',
      rtp: printedReturn(game),
      lines: game.lines ?? null,
      volatility: game.volatility,
      // The first of each vendor, then the second of each: lists begin with something of everybody's.
      position: 1000 + place,
    })),
  )
  return JSON.stringify(games)
}

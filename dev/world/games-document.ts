import { printedReturn } from '../sandbox/game-vendor/games.ts'
import { gamesOf } from '../sandbox/game-vendor/games-on-sale.ts'

/** What these vendors of the sandbox sell, as a document that an import takes. */
export function gamesDocument(vendors: readonly string[]): string {
  const games = vendors.flatMap((vendor) =>
    gamesOf(vendor).map((game, place) => ({
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

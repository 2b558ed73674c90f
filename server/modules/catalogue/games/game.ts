import type { GameStatus, GameType, Volatility } from '@croupier/api/games/game-types.ts'

export interface Game {
  nodeId: number
  vendorId: number
  vendorCode: string
  /** As its vendor calls it. */
  code: string
  name: string
  /** What it is called in other languages. */
  names: Readonly<Record<string, string>>
  type: GameType
  status: GameStatus
  /** May be played for play money. */
  isDemoCapable: boolean
  /** Its bonus can be bought. */
  hasBonusBuy: boolean
  isHot: boolean
  isNew: boolean
  /** Which picture the front ends draw; null: one seeded by the game. */
  art: string | null
  iconUrl: string | null
  largeIconUrl: string | null
  /** Main units of the brand's currency, as a decimal string. */
  minBet: string | null
  /** Percent, two decimals: `96.04`. */
  rtp: string | null
  lines: number | null
  volatility: Volatility | null
  position: number
  /** Where it is not offered: countries by ISO code, currencies. */
  closedCountries: readonly string[]
  closedCurrencies: readonly string[]
  /** Epoch milliseconds. */
  addedAt: number
}

/** What the game is called for a reader of this language. */
export function displayNameOf(game: Game, language: string): string {
  return game.names[language] ?? game.name
}

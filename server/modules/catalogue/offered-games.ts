import { type GameType, gameTypes } from '@croupier/api/games/game-types.ts'
import type { Catalogue } from './catalogue-port.ts'
import type { Game } from './game.ts'
import type { Vendor } from './vendor.ts'

/** A game that is shown, with its vendor. */
export interface Offered {
  readonly game: Game
  readonly vendor: Vendor
  /** Every name of the game and its vendor's, in small letters. */
  readonly searched: string
  /** What lists go by: the operator's order; when it was played or liked, in one's own lists. */
  readonly order: number
}

// The catalogue makes a new list when anything in it changes, so what is derived from a list holds as long as it does.
const derived = new WeakMap<readonly Game[], readonly Offered[]>()

function derive(catalogue: Catalogue): readonly Offered[] {
  return catalogue.games().flatMap((game) => {
    const vendor = catalogue.vendorById(game.vendorId)
    if (!vendor || vendor.status === 'closed' || game.status === 'closed') return []
    const searched = [game.name, ...Object.values(game.names), vendor.name, vendor.code].join('\n')
    return [{ game, vendor, searched: searched.normalize('NFC').toLowerCase(), order: game.position }]
  })
}

/** What visitors see, in the order of lists: games that are not closed, of vendors that are not. */
export function offeredGames(catalogue: Catalogue): readonly Offered[] {
  const games = catalogue.games()
  const known = derived.get(games)
  if (known) return known
  const fresh = derive(catalogue)
  derived.set(games, fresh)
  return fresh
}

/** The games of one vendor in one category. */
export interface VendorGames {
  readonly vendor: Vendor
  readonly type: GameType
  readonly games: readonly Offered[]
}

/** Categories that have a game, in the order of navigation, each with its vendors in the order of menus. */
export function menuOf(catalogue: Catalogue, type?: GameType): { type: GameType; vendors: VendorGames[] }[] {
  const groups = new Map<string, Offered[]>()
  for (const offered of offeredGames(catalogue)) {
    const key = `${offered.game.type} ${offered.vendor.id}`
    const group = groups.get(key)
    if (group) group.push(offered)
    else groups.set(key, [offered])
  }
  return gameTypes
    .filter((each) => type === undefined || each === type)
    .map((each) => ({
      type: each,
      vendors: catalogue.vendors().flatMap((vendor) => {
        const games = groups.get(`${each} ${vendor.id}`)
        return games ? [{ vendor, type: each, games }] : []
      }),
    }))
    .filter(({ vendors }) => vendors.length > 0)
}

export interface GamesFilter {
  type?: GameType | undefined
  vendor?: string | undefined
  search?: string | undefined
  /** The least stake is at most this; main units. */
  minBetAtMost?: string | undefined
  /** Percent. */
  rtpAtLeast?: string | undefined
  lines?: number | undefined
  volatility?: string | undefined
  only?: 'HOT' | 'NEW' | undefined
}

/** Compares plain decimal strings exactly: negative where `one` is less. */
export function compareDecimals(one: string, other: string): number {
  const [wholeOne = '', fractionOne = ''] = one.split('.')
  const [wholeOther = '', fractionOther = ''] = other.split('.')
  const scale = Math.max(fractionOne.length, fractionOther.length)
  const difference =
    BigInt(wholeOne + fractionOne.padEnd(scale, '0')) - BigInt(wholeOther + fractionOther.padEnd(scale, '0'))
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** A fact that is not printed on a game matches no filter on it. */
export function matches({ game, vendor, searched }: Offered, filter: GamesFilter): boolean {
  const { type, search, minBetAtMost, rtpAtLeast, lines, volatility, only } = filter
  if (type !== undefined && game.type !== type) return false
  if (filter.vendor !== undefined && vendor.code !== filter.vendor) return false
  if (only === 'HOT' && !game.isHot) return false
  if (only === 'NEW' && !game.isNew) return false
  if (search !== undefined && !searched.includes(search.normalize('NFC').toLowerCase())) return false
  if (minBetAtMost !== undefined && !(game.minBet !== null && compareDecimals(game.minBet, minBetAtMost) <= 0))
    return false
  if (rtpAtLeast !== undefined && !(game.rtp !== null && compareDecimals(game.rtp, rtpAtLeast) >= 0)) return false
  if (lines !== undefined && game.lines !== lines) return false
  return volatility === undefined || game.volatility === volatility
}

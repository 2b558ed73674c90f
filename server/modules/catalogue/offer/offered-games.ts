import { traitsOf } from '@croupier/api/games/vendor-protocols.ts'
import { type GameType, gameTypes } from '@croupier/api/games/game-types.ts'
import type { GamesSort } from '@croupier/api/games/list-games.ts'
import type { Scope } from '../../../platform/context.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { brand, locationOf } from '../../settings/index.ts'
import type { Catalogue } from '../catalogue-port.ts'
import { displayNameOf, type Game } from '../games/game.ts'
import { catalogueOf } from '../look-up.ts'
import { closingsOf, isClosedAt, type Place } from './place.ts'
import { rankedGames, SearchIndex } from './search-index.ts'
import type { Vendor } from '../vendors/vendor.ts'

/** A game that is shown, with its vendor. */
export interface Offered {
  readonly game: Game
  readonly vendor: Vendor
  /** What lists go by: the operator's order; when it was played or liked, in one's own lists. */
  readonly order: number
}

interface Derived {
  /** Whatever the place. */
  readonly everywhere: readonly Offered[]
  readonly closings: ReturnType<typeof closingsOf>
  /** By place, where something is closed somewhere. */
  readonly places: Map<string, readonly Offered[]>
}

// The catalogue makes a new list when anything in it changes, so what is derived from a list holds as long as it does.
const derived = new WeakMap<readonly Game[], Derived>()

/** There are some hundred countries and few currencies; whoever makes up more has the oldest forgotten. */
const MOST_PLACES = 500

function derive(catalogue: Catalogue): Derived {
  const everywhere = catalogue.games().flatMap((game) => {
    const vendor = catalogue.vendorById(game.vendorId)
    if (!vendor || vendor.status === 'closed' || game.status === 'closed') return []
    return [{ game, vendor, order: game.position }]
  })
  return { everywhere, closings: closingsOf(catalogue), places: new Map() }
}

function derivedOf(catalogue: Catalogue): Derived {
  const games = catalogue.games()
  const known = derived.get(games)
  if (known) return known
  const fresh = derive(catalogue)
  derived.set(games, fresh)
  return fresh
}

/** Keeps so many answers, the oldest forgotten first. */
function remember<Key, Value>(kept: Map<Key, Value>, most: number, key: Key, make: () => Value): Value {
  const known = kept.get(key)
  if (known !== undefined) return known
  const made = make()
  const oldest = kept.keys().next()
  if (kept.size >= most && !oldest.done) kept.delete(oldest.value)
  kept.set(key, made)
  return made
}

/** The caller: the currency of the session and the address of the call decide what is offered. */
export type Reader = Scope & { readonly session: { readonly currency: string } | undefined }

/** Where somebody plays from: a guest in the brand's currency. */
function placeOf(reader: Reader): Place {
  const currency = reader.session?.currency ?? reader.use(settingsPort).read(brand).currency
  return { countryCode: locationOf(reader).countryCode, currency }
}

/** Whether a game is closed where somebody plays from, by itself or with its vendor. */
export function isClosedTo(reader: Reader, { game, vendor }: Pick<Offered, 'game' | 'vendor'>): boolean {
  const place = placeOf(reader)
  return isClosedAt(game, place) || isClosedAt(vendor, place)
}

/**
 * What a caller sees, in the order of lists: games and vendors that are open, also those closed at the caller's place.
 */
export function offeredTo(reader: Reader): readonly Offered[] {
  const catalogue = catalogueOf(reader)
  const { everywhere, closings, places } = derivedOf(catalogue)
  if (!closings.byCountry && !closings.byCurrency) return everywhere
  const place = placeOf(reader)
  return remember(places, MOST_PLACES, `${place.countryCode ?? ''} ${place.currency}`, () =>
    everywhere.filter(({ game, vendor }) => !isClosedAt(game, place) && !isClosedAt(vendor, place)),
  )
}

/** The games of one vendor in one category. */
export interface VendorGames {
  readonly vendor: Vendor
  readonly type: GameType
  readonly games: readonly Offered[]
}

interface MenuEntry {
  readonly type: GameType
  readonly vendors: readonly VendorGames[]
}

const menus = new WeakMap<readonly Offered[], readonly MenuEntry[]>()

function makeMenu(games: readonly Offered[]): readonly MenuEntry[] {
  const groups = new Map<GameType, Map<number, VendorGames & { games: Offered[] }>>()
  for (const offered of games) {
    const { game, vendor } = offered
    const vendors = groups.get(game.type) ?? new Map<number, VendorGames & { games: Offered[] }>()
    groups.set(game.type, vendors)
    const group = vendors.get(vendor.id)
    if (group) group.games.push(offered)
    else vendors.set(vendor.id, { vendor, type: game.type, games: [offered] })
  }
  return gameTypes.flatMap((type) => {
    const vendors = [...(groups.get(type)?.values() ?? [])].sort(
      (one, other) => one.vendor.position - other.vendor.position || one.vendor.id - other.vendor.id,
    )
    return vendors.length === 0 ? [] : [{ type, vendors }]
  })
}

/** Categories that have a game, in the order of navigation, each with its vendors in the order of menus. */
export function menuFor(reader: Reader, type?: GameType): readonly MenuEntry[] {
  const games = offeredTo(reader)
  let menu = menus.get(games)
  if (!menu) {
    menu = makeMenu(games)
    menus.set(games, menu)
  }
  return type === undefined ? menu : menu.filter((entry) => entry.type === type)
}

export interface GamesFilter {
  type?: GameType | undefined
  /** Of any of these. */
  types?: readonly GameType[] | undefined
  /** Games of the house alone. */
  isHouse?: boolean | undefined
  vendor?: string | undefined
  /** The least stake is at most this; main units. */
  minBetAtMost?: string | undefined
  /** Percent. */
  rtpAtLeast?: string | undefined
  lines?: number | undefined
  volatility?: string | undefined
  /** Those alone whose bonus can be bought. */
  hasBonusBuy?: boolean | undefined
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
export function matches({ game, vendor }: Offered, filter: GamesFilter): boolean {
  const { type, types, minBetAtMost, rtpAtLeast, lines, volatility, only } = filter
  if (type !== undefined && game.type !== type) return false
  if (types !== undefined && !types.includes(game.type)) return false
  if (filter.isHouse && traitsOf(vendor.protocol).rounds !== 'house') return false
  if (filter.vendor !== undefined && vendor.code !== filter.vendor) return false
  if (only === 'HOT' && !game.isHot) return false
  if (only === 'NEW' && !game.isNew) return false
  if (filter.hasBonusBuy && !game.hasBonusBuy) return false
  if (lines !== undefined && game.lines !== lines) return false
  if (volatility !== undefined && game.volatility !== volatility) return false
  if (minBetAtMost !== undefined && !(game.minBet !== null && compareDecimals(game.minBet, minBetAtMost) <= 0))
    return false
  return rtpAtLeast === undefined || (game.rtp !== null && compareDecimals(game.rtp, rtpAtLeast) >= 0)
}

type Order = (one: Offered, other: Offered) => number

/** What is not printed on a game stands behind what is. */
function byPrint(print: (game: Game) => string | null, isFalling: boolean): Order {
  return (one, other) => {
    const [mine, theirs] = [print(one.game), print(other.game)]
    if (mine === null || theirs === null) return Number(mine === null) - Number(theirs === null)
    return compareDecimals(mine, theirs) * (isFalling ? -1 : 1)
  }
}

function orderOf(reader: Reader, sort: GamesSort, language: string): Order {
  switch (sort) {
    case 'POPULAR': {
      const { popularityOf } = catalogueOf(reader)
      return ({ game: one }, { game: other }) =>
        popularityOf(other.nodeId) - popularityOf(one.nodeId) || Number(other.isHot) - Number(one.isHot)
    }
    case 'NEWEST':
      return (one, other) => other.game.addedAt - one.game.addedAt
    case 'NAME': {
      const { compare } = new Intl.Collator(language)
      return (one, other) => compare(displayNameOf(one.game, language), displayNameOf(other.game, language))
    }
    case 'RTP':
      return byPrint(({ rtp }) => rtp, true)
    case 'STAKE':
      return byPrint(({ minBet }) => minBet, false)
  }
}

/** What was found in a list, by what was asked, for the pages that follow. */
interface Found {
  readonly lists: Map<string, readonly Offered[]>
  readonly vendors: Map<string, readonly FoundVendor[]>
  index?: SearchIndex
  ranked?: ReturnType<typeof rankedGames>
}

export interface FoundVendor {
  readonly vendor: Vendor
  readonly gameCount: number
}
const finds = new WeakMap<readonly Offered[], Found>()

const MOST_FINDS = 200

/**
 * The offered games of a filter, sorted as asked; else by a search the best match first, or in the order of lists. Pages of one list are asked
 * for one after another, so a list is kept until the catalogue changes.
 */
export function findOffered(
  reader: Reader,
  filter: GamesFilter,
  search?: string,
  sorted?: { by: GamesSort; language: string },
): readonly Offered[] {
  const games = offeredTo(reader)
  const found = foundIn(games)
  const isWanted = (offered: Offered) => matches(offered, filter)
  // What a page of such a list reads on by is the place.
  const inPlace = (list: readonly Offered[]) => list.map((offered, place) => ({ ...offered, order: place }))
  return remember(found.lists, MOST_FINDS, JSON.stringify([filter, search, sorted]), () => {
    const list = search === undefined ? games.filter(isWanted) : indexOf(reader, games).find(search, isWanted)
    if (sorted) return inPlace(list.toSorted(orderOf(reader, sorted.by, sorted.language)))
    return search === undefined ? list : inPlace(list)
  })
}

/** The vendors a search names, with how many games of the filter each has; none where a vendor is chosen already. */
export function findVendors(reader: Reader, filter: GamesFilter, search: string): readonly FoundVendor[] {
  if (filter.vendor !== undefined) return []
  const games = offeredTo(reader)
  return remember(foundIn(games).vendors, MOST_FINDS, JSON.stringify([filter, search]), () =>
    indexOf(reader, games).findVendors(search, (offered) => matches(offered, filter)),
  )
}

function foundIn(games: readonly Offered[]): Found {
  const found = finds.get(games) ?? { lists: new Map(), vendors: new Map() }
  finds.set(games, found)
  return found
}

/** What is offered, the most played first, with each game's vendor. The same object until anything changes. */
export function rankedTo(reader: Reader): ReturnType<typeof rankedGames> {
  const games = offeredTo(reader)
  const found = foundIn(games)
  found.ranked ??= rankedGames(games, catalogueOf(reader).popularityOf)
  return found.ranked
}

function indexOf(reader: Reader, games: readonly Offered[]): SearchIndex {
  const found = foundIn(games)
  found.index ??= new SearchIndex(games, catalogueOf(reader).popularityOf)
  return found.index
}

import { traitsOf } from '@croupier/api/games/vendor-protocols.ts'
import type { App } from '../../platform/app.ts'
import type { Queryable } from '../../platform/database.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { settingsPort } from '../../platform/settings.ts'
import { gameByNode, vendorById } from '../catalogue/index.ts'
import { type GameSession, playPort } from '../play/index.ts'
import { type WireLimits, wireLimits } from './bet-limits.ts'
import { demoBalanceOf } from './demo-balances-store.ts'
import { gameOfSession, type HouseGame } from './house-game.ts'
import { demoBets, limitsOfGame } from './house-settings.ts'
import { microOfUnits, unitsOfMicro, wireNumber } from './micro.ts'
import { RgsError } from './rgs-errors.ts'
import { findSeat, openSeat, type Place, type Seat } from './seats-store.ts'
import { firstSeeds } from './server-seed.ts'

/** A game session of the wire, and what is played in it. */
export interface Table {
  session: GameSession
  rules: HouseGame
  limits: WireLimits
  place: Place
  /** Whether the session goes on. */
  isLive: boolean
  /** Whether bets are taken: neither the game nor its vendor is closed. */
  isOpen: boolean
}

/** A table that may be over, or offer nothing in its session's currency any more. */
export interface AnyTable extends Omit<Table, 'limits'> {
  limits: WireLimits | undefined
}

/** @throws RgsError ERR_IS for a session that is none of ours or over, ERR_GLE where nothing is offered in its currency */
export async function findTable(app: App, token: string): Promise<Table> {
  const { limits, ...table } = await findAnyTable(app, token)
  if (!table.isLive) throw new RgsError('ERR_IS', 'a session that is over')
  if (!limits) throw new RgsError('ERR_GLE', 'the game takes no bets in this currency')
  return { ...table, limits }
}

/** The same of a session in which nothing may be bet any more: what was won in it is still paid. */
export async function findAnyTable(app: App, token: string): Promise<AnyTable> {
  const session = await app.ports.use(playPort).sessionOf(token)
  if (!session) throw new RgsError('ERR_IS', 'no such session')
  const [vendor, game] = [vendorById(app, session.vendorId), gameByNode(app, session.gameNodeId)]
  const rules =
    vendor && traitsOf(vendor.protocol).rounds === 'house' && game
      ? await gameOfSession(app, session, game.code)
      : undefined
  if (!vendor || !game || !rules) throw new RgsError('ERR_IS', 'a session of another vendor’s game')
  const offered = limitsOfGame(app.ports.use(settingsPort), rules)?.[session.currency]
  return {
    session,
    rules,
    limits: offered && wireLimits(offered, session.currency),
    place: { memberId: session.memberId, game: rules.code, isDemo: session.isDemo },
    isLive: session.state === 'open',
    isOpen: vendor.status === 'open' && game.status === 'open',
  }
}

/** What a demo session begins with, in ledger units. */
export function initialDemoBalance(app: App, { limits, session }: AnyTable): bigint {
  if (!limits) return 0n
  const bets = BigInt(app.ports.use(settingsPort).read(demoBets))
  return unitsOfMicro(limits.defaultBetLevel * bets, session.currency)
}

/** What can be played with now, in ledger units: the session's play money, or what the member has. */
export async function balanceAt(app: App, db: Queryable, table: AnyTable): Promise<bigint> {
  if (table.session.isDemo) return demoBalanceOf(db, table.session.id, initialDemoBalance(app, table))
  const play = app.ports.use(playPort)
  const player = await play.playerById(table.session.memberId)
  if (!player) throw new RgsError('ERR_ATE', 'the member has no purse to play from')
  return play.balanceOf(db, player)
}

export interface WireBalance {
  amount: number
  currency: string
}

export function wireBalance(units: bigint, currency: string): WireBalance {
  return { amount: wireNumber(microOfUnits(units, currency)), currency }
}

/** The member's seat at this game. The first visit opens it, with first seeds that are committed to. */
export async function seatAt(app: App, { place }: Table): Promise<Seat> {
  const seated = await findSeat(app.database, place)
  if (seated) return seated
  const seeds = firstSeeds(app.ports.use(secretsPort))
  await app.database.transaction((tx) => openSeat(tx, place, seeds))
  return (await findSeat(app.database, place))!
}

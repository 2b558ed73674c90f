import { randomUUID } from 'node:crypto'
import { assert } from '@croupier/basis/assert.ts'
import { cataloguePort } from '@croupier/server/modules/catalogue/index.ts'
import { findMemberByAccount } from '@croupier/server/modules/identity/index.ts'
import { openGameSession } from '@croupier/server/modules/play/index.ts'
import { keysOf, settingsOf, type VendorAccount } from '../sandbox/game-vendor/account.ts'
import type { Seat, VendorWire, WireAnswer, WireCall, WireRefusal } from '../sandbox/game-vendor/vendor-wire.ts'
import { openWire } from '../sandbox/game-vendor/wires.ts'
import type { TestServer } from './server.ts'
import { openPortalSession } from './portal-session.ts'
import { asOperator, openPlayer } from './vendor.ts'

/** What a vendor says, in no protocol's words. Ids and rounds are short names, made unlike all others by the desk. */
export interface Said {
  does: 'balance' | 'bet' | 'win' | 'rollback' | 'finish'
  id?: string
  /** Main units: `10.00`. */
  amount?: string
  /** The bet a win belongs to; what a rollback takes back; the bet after which a round is over. */
  of?: string
  round?: string
  /** Another member than the first. */
  who?: string
  currency?: string
}

/** What must come: a balance, the house's refusal, or word for word what the same call was told before. */
export type Comes = `${number}` | `${number}.00` | WireRefusal | 'as before'

/** What happens at the house meanwhile. */
export type Meanwhile = 'the member is frozen' | 'the session ends' | 'the vendor is closed' | 'fifty are credited'

export interface WireDesk {
  wire: VendorWire
  /** Seats this member under the account’s name, launched from this session of the portal where one is named. */
  seat(account: string, portalSession?: bigint): Promise<void>
  /** The call as the protocol writes it. */
  callOf(said: Said): Promise<WireCall>
  /** Sends bytes under these headers, signed as they should be where absent. */
  send(route: string, body: string, headers?: Record<string, string>): Promise<WireAnswer>
  /** Says it and holds what comes against what must: undefined where they are the same. */
  differs(said: Said, comes: Comes): Promise<string | undefined>
  /** Tells an answer in the words of `Comes`. */
  told(answer: WireAnswer, comes: Comes): string
  meanwhile(what: Meanwhile): Promise<void>
}

function cents(balance: string): string {
  const [whole, fraction = ''] = balance.split('.')
  return `${whole}.${fraction.replace(/0+$/, '').padEnd(2, '0')}`
}

/** Seats a member at a vendor's game, as a launch does; an earlier seat of the member in this game is closed. */
export async function openSeat(
  server: TestServer,
  vendor: string,
  game: string,
  account: string,
  portalSession?: bigint,
): Promise<Seat> {
  const { database, ports } = server.wired.app
  const catalogue = ports.use(cataloguePort)
  const member = await findMemberByAccount(database, account)
  const vendorId = catalogue.vendorByCode(vendor)?.id
  const node = vendorId === undefined ? undefined : catalogue.gameByCode(vendorId, game)
  assert(member && node, `${account} and ${game} of ${vendor} are there`)
  const { currency } = member
  const opening = {
    memberId: member.id,
    launchedFrom: portalSession ?? (await openPortalSession(server, member.id)),
    account,
    currency,
    vendorId: node.vendorId,
    gameNodeId: node.nodeId,
    isDemo: false,
    language: 'en',
    device: 'desktop',
  } as const
  const { token } = await database.transaction((tx) => openGameSession(tx, opening))
  return { account, currency, game, session: token }
}

/** A vendor of this protocol with one game, and members who sit at it with so much in their purses. */
export async function openWireDesk(server: TestServer, protocol: VendorAccount, balance: string): Promise<WireDesk> {
  const unique = randomUUID().replaceAll('-', '').slice(0, 10)
  const account = { ...protocol, code: `V${unique.toUpperCase()}` }
  const wire = openWire(account)
  const catalogue = server.wired.app.ports.use(cataloguePort)
  await asOperator(server, 'setVendor', { ...settingsOf(account), launchUrl: 'http://127.0.0.1:9/' })
  const keys = keysOf(account)
  if (keys) await asOperator(server, 'setVendorKeys', keys)
  const game = { vendor: account.code, code: 'game', name: 'Game', type: 'RNG' }
  await asOperator(server, 'addGame', game)
  await catalogue.refresh()
  const seats = new Map<string, Promise<Seat>>()
  const answered = new Map<string, WireAnswer>()

  async function takeSeat(): Promise<Seat> {
    return openSeat(server, account.code, 'game', await openPlayer(server, balance))
  }

  function seatOf(who: string): Promise<Seat> {
    const seat = seats.get(who) ?? takeSeat()
    seats.set(who, seat)
    return seat
  }

  const own = (name: string) => `${name}-${unique}`

  const desk: WireDesk = {
    wire,
    async seat(username, portalSession) {
      seats.set(username, openSeat(server, account.code, 'game', username, portalSession))
      await seats.get(username)
    },
    async callOf({ does, id = '', amount = '', of = '', round = 'round', who = 'first', currency }) {
      const seat = { ...(await seatOf(who)), ...(currency === undefined ? {} : { currency }) }
      const said = { round: own(round), id: own(id), amount }
      if (does === 'balance') return wire.balance(seat)
      if (does === 'bet') return wire.bet(seat, said)
      if (does === 'win') return wire.win(seat, { ...said, bet: own(of) })
      if (does === 'rollback') return wire.rollback(seat, { ...said, original: own(of) })
      return wire.finish(seat, { ...said, bet: own(of) })
    },
    async send(route, body, headers = wire.signed(body)) {
      const answer = await server.portal.inject({
        method: 'POST',
        url: `/vendors/${account.code}/${route}`,
        payload: body,
        headers: { 'content-type': 'application/json', ...headers },
      })
      return wire.read(answer.statusCode, answer.body)
    },
    async differs(said, comes) {
      const { route, body } = await desk.callOf(said)
      const answer = await desk.send(route, body)
      const before = answered.get(body)
      answered.set(body, before ?? answer)
      const [is, must] =
        comes === 'as before' ? [JSON.stringify(answer), JSON.stringify(before)] : [desk.told(answer, comes), comes]
      return is === must ? undefined : `${JSON.stringify(said)} is told ${is}, and must be told ${must}`
    },
    told(answer, comes) {
      if (answer.outcome === 'done') return cents(answer.balance)
      if (answer.outcome === 'unknown') return 'unknown'
      // Several refusals may share a code: the one that must come is told where it could be meant.
      const isMeant = comes in wire.codes && wire.codes[comes as WireRefusal] === answer.code
      return isMeant ? comes : `${answer.code} ${answer.message}`
    },
    async meanwhile(what) {
      const { account: username } = await seatOf('first')
      if (what === 'the member is frozen') {
        await asOperator(server, 'freezeMember', { account: username, note: 'test' })
      } else if (what === 'the session ends') {
        await openSeat(server, account.code, 'game', username)
      } else if (what === 'fifty are credited') {
        await asOperator(server, 'creditMember', { account: username, amount: '50.00', note: 'test' })
      } else {
        await asOperator(server, 'changeVendorStatus', { code: account.code, status: 'maintenance' })
        await catalogue.refresh()
      }
    },
  }
  return desk
}

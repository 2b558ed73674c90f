import { cataloguePort } from '@croupier/server/modules/catalogue/index.ts'
import { findMemberByAccount } from '@croupier/server/modules/identity/index.ts'
import type { RgsErrorCode } from '@croupier/server/modules/house/rgs-errors.ts'
import { checkLedger, type LedgerReport } from '@croupier/server/modules/ledger/index.ts'
import { openGameSession } from '@croupier/server/modules/play/index.ts'
import type { Database } from '@croupier/server/platform/database.ts'
import { inHouseGames } from '@croupier/games/index.ts'
import { translate } from '@croupier/words/server.ts'
import { assert } from '@croupier/basis/assert.ts'
import type { TestServer } from './server.ts'
import { openPortalSession } from './portal-session.ts'
import { asOperator, openPlayer } from './vendor.ts'

/** Node ids of in-house games, by code. */
export type House = Readonly<Record<string, number>>

/** The vendor of in-house games with all of them in the catalogue. */
export async function openHouse(server: TestServer): Promise<House> {
  await asOperator(server, 'setVendor', { code: 'INHOUSE', name: 'In-house', protocol: 'rgs' })
  const nodes: Record<string, number> = {}
  for (const { code, name, type } of inHouseGames) {
    const game = { vendor: 'INHOUSE', code, name, type, isDemoCapable: true }
    nodes[code] = (await asOperator<{ nodeId: number }>(server, 'addGame', game)).nodeId
  }
  await server.wired.app.ports.use(cataloguePort).refresh()
  return nodes
}

/** The proof of the books of a database that a server of its own plays on. */
export function proveBooks(database: Database): Promise<LedgerReport> {
  return checkLedger(database)
}

export interface RgsAnswer {
  status: number
  // biome-ignore lint: answers are looked at field by field.
  body: any
}

/** What the wire says of a refusal to a browser that asks for no language. */
export function refusal(code: RgsErrorCode): { error: string; message: string } {
  return { error: code, message: translate('en', `play-rgs.${code}`) }
}

export interface HouseTable {
  account: string
  memberId: bigint
  /** What the game's address says. */
  sessionID: string
  /** Calls the wire in the session's name: `table.rgs('/wallet/balance')`. */
  rgs(path: string, body?: object): Promise<RgsAnswer>
  /** Bets until a round does what is asked; every won round before is ended. */
  playUntil(order: object, isIt: (round: { payout: number }) => boolean): Promise<RgsAnswer>
}

/** Sends bytes to a route of game clients. */
export async function callRgs(server: TestServer, path: string, payload: string | object): Promise<RgsAnswer> {
  const answer = await server.games.inject({
    method: 'POST',
    url: `/rgs${path}`,
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': 'application/json' },
  })
  return { status: answer.statusCode, body: answer.json() }
}

/** A game opened for a member as a launch opens it; a new member with this balance where no account is named. */
export async function openTable(
  server: TestServer,
  nodeId: number,
  options: { balance?: string; account?: string; isDemo?: boolean; currency?: string; portalSession?: bigint } = {},
): Promise<HouseTable> {
  const { database, ports } = server.wired.app
  const account = options.account ?? (await openPlayer(server, options.balance, options.currency))
  const member = await findMemberByAccount(database, account)
  const game = ports.use(cataloguePort).gameByNode(nodeId)
  assert(member && game, `${account} and game ${nodeId} are there`)
  const launchedFrom = options.portalSession ?? (await openPortalSession(server, member.id))
  const { token } = await database.transaction((tx) =>
    openGameSession(tx, {
      memberId: member.id,
      launchedFrom,
      account,
      currency: member.currency,
      vendorId: game.vendorId,
      gameNodeId: nodeId,
      isDemo: options.isDemo ?? false,
      language: 'en',
      device: 'desktop',
    }),
  )
  const rgs = (path: string, body: object = {}) => callRgs(server, path, { sessionID: token, ...body })
  return {
    account,
    memberId: member.id,
    sessionID: token,
    rgs,
    async playUntil(order, isIt) {
      for (let round = 0; round < 3000; round += 1) {
        const answer = await rgs('/wallet/play', order)
        assert(answer.status === 200, `the bet is taken: ${JSON.stringify(answer.body)}`)
        if (isIt(answer.body.round)) return answer
        if (answer.body.round.active) await rgs('/wallet/end-round')
      }
      throw new Error('three thousand rounds, and none like that')
    },
  }
}

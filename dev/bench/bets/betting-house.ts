import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { uuidv7 } from '@croupier/basis/ids.ts'
import { isSignedBy } from '@croupier/server/adapters/vendors/softswiss/signature.ts'
import { cataloguePort } from '@croupier/server/modules/catalogue/index.ts'
import { openAccounts, registerLedgerWords } from '@croupier/server/modules/ledger/index.ts'
import { playPort } from '@croupier/server/modules/play/index.ts'
import { type Database, sql } from '@croupier/server/platform/database.ts'
import { invoke } from '@croupier/server/platform/invoke.ts'
import { openLog } from '@croupier/server/platform/log.ts'
import { readConfig } from '@croupier/server/platform/config.ts'
import type { WireRoute } from '@croupier/server/platform/wire-route.ts'
import { openListener } from '@croupier/server/transport/http/listener.ts'
import { mount } from '@croupier/server/transport/http/mount.ts'
import { mountWireRoutes } from '@croupier/server/transport/http/wire-routes.ts'
import { type Wired, wire } from '@croupier/server/wiring.ts'

export const MEMBERS = 10_000
export const SECRET = 'what-the-bench-signs-with'
const BALANCE = 1_000_000_000_000n
const operator = { requestId: 'bench', actor: { kind: 'ops', user: 'bench' }, language: 'en' } as const

/** The work every vendor call needs whatever it asks: bytes read, signature checked, an answer written. */
const emptyRoute: WireRoute = {
  name: 'bench.empty',
  listener: 'portal',
  method: 'POST',
  path: '/vendors/:code/empty',
  answer: async (_app, request) => {
    const isSigned = isSignedBy(SECRET, request.raw, request.headers['x-request-sign'])
    return { status: isSigned ? 200 : 400, body: { balance: '0.00' } }
  },
  onFault: () => ({ status: 500, body: {} }),
}

export interface BettingHouse {
  wired: Wired
  port: number
  /** Does what an operator's command does. */
  perform(name: string, input: object): Promise<unknown>
  close(): Promise<void>
}

async function openMembers(database: Database): Promise<void> {
  const KIND = 999
  await registerLedgerWords(database, {
    kinds: [{ id: KIND, name: 'bench' }],
    purses: [{ id: 999, name: 'bench' }],
    units: [],
  })
  const members = await database.many<{ id: bigint }>(sql`
    insert into identity.member (account, type, currency, nickname, parent_id, created_at)
    select 'bench_' || n, 0, 'BDT', 'bench', 1, now()
    from generate_series(1, ${MEMBERS}::int) n
    returning id`)
  const [giver] = await openAccounts(database, [{ owner: 'bench', purse: 999, unit: 'BDT', guarded: false }])
  const mains = await openAccounts(
    database,
    members.map(({ id }) => ({ owner: `member:${id}`, purse: 2, unit: 'BDT', guarded: true })),
  )
  await openAccounts(
    database,
    members.map(({ id }) => ({ owner: `member:${id}`, purse: 3, unit: 'BDT', guarded: true })),
  )
  const places = mains.map((_, index) => index + 1)
  await database.one(sql`
    select status from ledger.post(
      ${[...mains, giver!]}::bigint[], ${places}::int[], ${mains.map(() => uuidv7())}::uuid[],
      ${mains.map(() => KIND)}::smallint[], ${mains.map(() => 'bench')}::text[], ${mains.map(() => false)}::boolean[],
      ${places}::int[], ${mains.map(() => mains.length + 1)}::int[], ${places}::int[], ${mains.map(() => BALANCE)}::bigint[],
      false)`)
}

/** The whole server on this database, listening on a port of its own, with a vendor, a game and members with money. */
export async function openBettingHouse(database: Database, { trustProxy = false } = {}): Promise<BettingHouse> {
  const databaseUrl = database.pool.options.connectionString!
  const config = { ...readConfig({}), secretsKeys: [randomBytes(32)], databaseUrl }
  const wired = await wire(config, openLog('silent'))
  const perform = (name: string, input: object) =>
    invoke(wired.app, wired.operations.find(({ operation }) => operation.name === name)!, operator, input)
  await perform('setVendor', { code: 'BENCH', protocol: 'softswiss', secret: SECRET })
  await perform('addGame', { vendor: 'BENCH', code: 'game', name: 'Game', type: 'RNG' })
  await wired.app.ports.use(cataloguePort).refresh()
  await openMembers(database)
  await database.pool.query('vacuum analyze')

  // A member's first bet in a process reads the member; the thousands after it, which are measured, do not.
  const play = wired.app.ports.use(playPort)
  for (let n = 1; n <= MEMBERS; n += 1) await play.playerByAccount(`bench_${n}`)

  const { gate, rateLimits } = wired.means
  const { frameSources, app } = wired
  const listener = openListener({
    name: 'portal',
    app,
    gate,
    rateLimits,
    trustProxy,
    tls: undefined,
    frameSources,
  })
  mount(listener, 'portal', wired.operations, wired.means)
  mountWireRoutes(listener, 'portal', [...wired.wireRoutes, emptyRoute], wired.means)
  await listener.listen({ host: '127.0.0.1', port: 0 })
  return {
    wired,
    perform,
    port: (listener.server.address() as AddressInfo).port,
    async close() {
      await listener.close()
      await wired.stop()
    },
  }
}

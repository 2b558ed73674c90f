import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { gameTypes, volatilities } from '@croupier/api/games/game-types.ts'
import { cataloguePort } from '@croupier/server/modules/catalogue/index.ts'
import { readConfig } from '@croupier/server/platform/config.ts'
import type { Database } from '@croupier/server/platform/database.ts'
import { invoke } from '@croupier/server/platform/invoke.ts'
import { openLog } from '@croupier/server/platform/log.ts'
import { openListener } from '@croupier/server/transport/http/listener.ts'
import { mount } from '@croupier/server/transport/http/mount.ts'
import { wire } from '@croupier/server/wiring.ts'
import { inventedVendors } from '../../sandbox/game-vendor/invented-vendors.ts'
import { gamesDocument } from '../../world/games-document.ts'
import { type Bench, type Figure, quantile } from '../bench.ts'
import { sendVisitors } from './send-visitors.ts'

const CONNECTIONS = 64
const operator = { requestId: 'bench', actor: { kind: 'ops', user: 'bench' }, language: 'en' } as const
const vendors = inventedVendors.map(({ code }) => code)

const path = (query: Record<string, string>) => `/wps/relay/GCSGAME_gameList?${new URLSearchParams(query)}`

/** Pages of the whole list, of categories and vendors, and what is filtered by what is printed on games. */
const lists = Array.from({ length: 400 }, (_, index) => {
  const pageNo = String((index % 40) + 1)
  if (index % 4 === 0) return path({ pageNo })
  if (index % 4 === 1) return path({ gameType: gameTypes[index % gameTypes.length]!, pageNo })
  if (index % 4 === 2) return path({ vassalage: vendors[index % vendors.length]!, gameType: 'RNG', pageNo })
  return path({
    volatility: volatilities[index % volatilities.length]!,
    rtpAtLeast: String(90 + (index % 7)),
    minBetAtMost: '5',
  })
})

const words = [
  'dragon',
  'dragn',
  'lotus',
  'lotsu',
  'gold',
  'moon tigers',
  'পদ্মের',
  'التنين',
  'elefants',
  'pearl',
  'juniper',
]
const more = ['', ' riches', ' coins', ' gold rush', ' storms', ' juniper lane', ' quay', ' fredom', ' parade', ' qx']

/** Words as they are spelt and as they are not, in three scripts, of titles and vendors; letter by letter too. */
const searches = words.flatMap((word) =>
  more.flatMap((other) =>
    [word + other, (word + other).slice(0, -1), word.slice(0, 3)].map((gameName, index) =>
      path({ gameName, pageNo: String((index % 2) + 1) }),
    ),
  ),
)

async function openHouse(database: Database) {
  const databaseUrl = database.pool.options.connectionString!
  const wired = await wire({ ...readConfig({}), secretsKeys: [randomBytes(32)], databaseUrl }, openLog('silent'))
  const perform = (name: string, input: object) =>
    invoke(wired.app, wired.operations.find(({ operation }) => operation.name === name)!, operator, input)
  for (const code of vendors) await perform('setVendor', { code, protocol: 'softswiss' })
  const preview = await perform('previewCatalogueImport', { document: gamesDocument(vendors) })
  await perform('applyCatalogueImport', { importId: (preview as { importId: string }).importId })
  const catalogue = wired.app.ports.use(cataloguePort)
  await catalogue.refresh()

  const { app, means, frameSources } = wired
  const { gate, rateLimits } = means
  const listener = { name: 'portal', app, gate, rateLimits, trustProxy: false, tls: undefined, frameSources } as const
  const server = openListener(listener)
  let times: number[] = []
  server.addHook('onResponse', async (_request, reply) => void times.push(reply.elapsedTime))
  mount(server, 'portal', wired.operations, means)
  await server.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.server.address() as AddressInfo

  return {
    games: catalogue.games().length,
    /** What the server took for each answer, in milliseconds, and how many it gave in a second. */
    async visit(paths: readonly string[], milliseconds: number): Promise<{ times: number[]; perSecond: number }> {
      times = []
      const visit = { port, merchant: gate.merchantCode(), connections: CONNECTIONS, milliseconds, paths }
      const perSecond = await sendVisitors(visit)
      return { times, perSecond }
    },
    async close() {
      await server.close()
      await wired.stop()
    },
  }
}

/** What visitors wait for who look through ten thousand games, all at once and without a pause. */
const bench: Bench = {
  name: 'catalogue-lists',
  bounds: { 'list, server time p99': { atMost: 10 }, 'search, server time p99': { atMost: 10 } },
  async run(context) {
    const milliseconds = context.isQuick ? 3_000 : 8_000
    const house = await openHouse(await context.openDatabase(10))
    context.say(`${CONNECTIONS} connections, ${house.games.toLocaleString('en')} games of ${vendors.length} vendors`)
    const figures: Figure[] = []
    for (const [name, paths] of Object.entries({ list: lists, search: searches })) {
      // The first answers warm what is kept, as after a restart, and are not counted.
      await house.visit(paths, milliseconds / 4)
      const { times, perSecond } = await house.visit(paths, milliseconds)
      figures.push(
        { name: `${name}, answers`, value: perSecond, unit: 'per second' },
        { name: `${name}, server time p50`, value: quantile(times, 0.5), unit: 'ms' },
        { name: `${name}, server time p99`, value: quantile(times, 0.99), unit: 'ms' },
      )
    }
    await house.close()
    return figures
  },
}

export default bench

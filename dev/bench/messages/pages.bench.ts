import { randomBytes } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '@croupier/server/platform/config.ts'
import { invoke } from '@croupier/server/platform/invoke.ts'
import { openLog } from '@croupier/server/platform/log.ts'
import { openFirstPaint } from '@croupier/server/transport/http/first-paint/first-paint.ts'
import { openListener } from '@croupier/server/transport/http/listener.ts'
import { mountPages } from '@croupier/server/transport/http/pages.ts'
import { wire } from '@croupier/server/wiring.ts'
import { type Bench, quantile } from '../bench.ts'
import { sendVisitors } from '../catalogue/send-visitors.ts'

const CONNECTIONS = 64
const ARTICLES = 60
const operator = { requestId: 'bench', actor: { kind: 'ops', user: 'bench' }, language: 'en' } as const

/** A server of the portal's pages with everything of its own, as each process has it. */
async function openPages(databaseUrl: string, folder: string) {
  const wired = await wire({ ...readConfig({}), secretsKeys: [randomBytes(32)], databaseUrl }, openLog('silent'))
  const { app, means, operations, frameSources } = wired
  const { gate, rateLimits } = means
  const server = openListener({
    name: 'portal',
    app,
    gate,
    rateLimits,
    trustProxy: false,
    tls: undefined,
    frameSources,
  })
  let times: number[] = []
  server.addHook('onResponse', async (_request, reply) => void times.push(reply.elapsedTime))
  await mountPages(server, folder, openFirstPaint({ app, operations, gate, folder }))
  await server.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.server.address() as AddressInfo
  return {
    perform: (name: string, input: object) =>
      invoke(app, operations.find(({ operation }) => operation.name === name)!, operator, input),
    text: async (path: string) =>
      (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } })).text(),
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

/** What whoever comes first waits for on public pages, and when a change stands on every process. */
const bench: Bench = {
  name: 'pages',
  bounds: {
    'page, server time p99': { atMost: 20 },
    'change on every process': { atMost: 1_000 },
  },
  async run(context) {
    const milliseconds = context.isQuick ? 3_000 : 8_000
    const database = await context.openDatabase(2)
    const url = database.pool.options.connectionString!
    const folder = await mkdtemp(join(tmpdir(), 'croupier-bench-pages-'))
    await copyFile(new URL('../../../web/portal/index.html', import.meta.url), join(folder, 'index.html'))
    const servers = [await openPages(url, folder), await openPages(url, folder)] as const
    const [first] = servers
    try {
      const write = async (slug: string, title: string, of: object = {}) => {
        const saved = (await first.perform('saveContentPage', {
          kind: 'news',
          slug,
          titles: { en: title, bn: `${title} (bn)` },
          texts: { en: `<p>${'What is new on the river. '.repeat(40)}</p>` },
          ...of,
        })) as { id: string; latestVersion: number }
        await first.perform('publishContentPage', { id: saved.id, version: saved.latestVersion })
        return saved
      }
      for (let n = 1; n < ARTICLES; n += 1) await write(`news-${n}`, `News ${n}`)
      let page = await write('the-change', 'As it was')
      const articles = Array.from({ length: ARTICLES - 1 }, (_, n) => `/pages/news-${n + 1}`)
      const paths = ['/', '/news', '/rng', '/live', '/promotions', '/help', ...articles].flatMap((path) =>
        ['en', 'bn', 'ar'].map((language) => `${path}?language=${language}`),
      )
      context.say(`${CONNECTIONS} connections, ${paths.length} pages`)
      await first.visit(paths, milliseconds / 4)
      const { times, perSecond } = await first.visit(paths, milliseconds)

      const late: number[] = []
      for (let turn = 1; turn <= (context.isQuick ? 5 : 20); turn += 1) {
        // Both keep the page as it was, and at another moment of what they keep it for.
        await Promise.all(servers.map((server) => server.text('/pages/the-change?language=en')))
        await sleep(turn * 53)
        page = await write('the-change', `Change ${turn}`, { id: page.id, basedOn: page.latestVersion })
        const changed = performance.now()
        await Promise.all(
          servers.map(async (server) => {
            while (!(await server.text('/pages/the-change?language=en')).includes(`Change ${turn}</h1>`)) await sleep(5)
          }),
        )
        late.push(performance.now() - changed)
      }
      return [
        { name: 'pages answered', value: perSecond, unit: 'per second' },
        { name: 'page, server time p50', value: quantile(times, 0.5), unit: 'ms' },
        { name: 'page, server time p99', value: quantile(times, 0.99), unit: 'ms' },
        { name: 'change on every process', value: Math.max(...late), unit: 'ms' },
      ]
    } finally {
      for (const server of servers) await server.close()
      await rm(folder, { recursive: true })
    }
  },
}

export default bench

import { randomBytes } from 'node:crypto'
import { CompactEncrypt, importJWK } from 'jose'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type { Config } from '@croupier/server/platform/config.ts'
import { openLog } from '@croupier/server/platform/log.ts'
import { openListener } from '@croupier/server/transport/http/listener.ts'
import { mount } from '@croupier/server/transport/http/mount.ts'
import { mountBundlePages } from '@croupier/server/transport/http/bundle-pages.ts'
import { mountWireRoutes } from '@croupier/server/transport/http/wire-routes.ts'
import type { Listener } from '@croupier/server/transport/http/routes.ts'
import { type Wired, wire } from '@croupier/server/wiring.ts'
import { createDatabase } from './database.ts'

export interface TestServer {
  wired: Wired
  portal: FastifyInstance
  console: FastifyInstance
  games: FastifyInstance
  bundles: FastifyInstance
  /** A call as our own client makes it: merchant named, encrypted where asked. */
  call(listener: 'portal' | 'console', options: CallOptions): Promise<LightMyRequestResponse>
}

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  body?: unknown
  /** Seals the body under the server's current key. */
  encrypted?: boolean
  token?: string | undefined
  headers?: Record<string, string>
  /** Where it comes from; limits are counted by it. */
  address?: string
}

const config = (databaseUrl: string): Config & { databaseUrl: string } => ({
  host: '127.0.0.1',
  port: 0,
  httpsPort: 0,
  consolePort: 0,
  gamesPort: 0,
  bundlesPort: 1,
  sandboxPort: 0,
  sandboxMailPort: 0,
  tls: undefined,
  publicUrl: undefined,
  gamesUrl: undefined,
  bundlesUrl: undefined,
  trustProxy: false,
  connectionsPerAddress: 1000,
  drainSeconds: 15,
  // The sandbox, and whoever a test has stand in for somebody outside.
  insideNetworks: ['loopback'],
  dataDir: '/nonexistent',
  databaseUrl,
  secretsKeys: [randomBytes(32)],
  isDemo: true,
  logLevel: 'silent',
})

/** Every listener of a wired product, without sockets. */
export function openTestServer(wired: Wired): TestServer {
  const { app, means } = wired
  const listener = (name: Listener) => {
    const { gate, rateLimits } = means
    const { frameSources } = wired
    const fastify = openListener({ name, app, gate, rateLimits, trustProxy: false, tls: undefined, frameSources })
    mount(fastify, name, wired.operations, means)
    mountWireRoutes(fastify, name, wired.wireRoutes, means)
    if (name === 'bundles') mountBundlePages(fastify, app, ['https://portal.example'])
    return fastify
  }
  const listeners = {
    portal: listener('portal'),
    console: listener('console'),
    games: listener('games'),
    bundles: listener('bundles'),
  }

  return {
    wired,
    ...listeners,
    async call(name, { method = 'GET', url, body, encrypted, token, headers, address }) {
      const sealed = encrypted ? { value: await seal(body, wired) } : body
      const options: InjectOptions = {
        method,
        url,
        ...(address === undefined ? {} : { remoteAddress: address }),
        headers: {
          ...(name === 'portal' ? { merchant: means.gate.merchantCode(), language: 'en' } : { language: 'en' }),
          ...(encrypted ? { encryption: 'JWE', 'x-gateway-version': '3' } : {}),
          ...(token === undefined ? {} : { authorization: token }),
          ...headers,
        },
        ...(sealed === undefined ? {} : { payload: sealed as object }),
      }
      return listeners[name].inject(options)
    },
  }
}

/**
 * The wired product on a database of the test's own, without sockets: `server().call('portal', {url: …})`. It logs
 * nothing where `log` does not open where to.
 */
export function useServer({ log = () => openLog('silent') } = {}): () => TestServer {
  let server: TestServer
  let drop: () => Promise<void>

  beforeAll(async () => {
    const created = await createDatabase()
    drop = created.drop
    const wired = await wire(config(created.url), log())
    server = openTestServer(wired)
  })

  afterAll(async () => {
    await server?.wired.stop()
    await drop?.()
  })

  return () => server
}

/** A body as the browser seals it: compact JWE under the current key, with time and nonce in the protected header. */
async function seal(body: unknown, { means }: Wired): Promise<string> {
  const key = await means.bodyKeys.current()
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({
      alg: 'ECDH-ES',
      enc: 'A256GCM',
      kid: key.kid,
      iat: Math.floor(Date.now() / 1000),
      nonce: crypto.randomUUID(),
    })
    .encrypt(await importJWK(key, 'ECDH-ES'))
}

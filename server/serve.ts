import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { bundleReplayAddress } from './modules/house/index.ts'
import type { Certificate } from './platform/certificate.ts'
import { type Config, portalOrigins } from './platform/config.ts'
import type { Logger } from './platform/log.ts'
import { boundConnections } from './transport/http/connection-bound.ts'
import { mountExports } from './transport/http/exports.ts'
import { mountArt } from './transport/http/art.ts'
import { openFirstPaint } from './transport/http/first-paint/first-paint.ts'
import { mountFiles } from './transport/http/files.ts'
import { mountBundlePages } from './transport/http/bundle-pages.ts'
import { type Elsewhere, mountGamePages } from './transport/http/game-pages.ts'
import { mountHealth, type Readiness } from './transport/http/health.ts'
import { openListener } from './transport/http/listener.ts'
import { mountMetrics } from './transport/http/metrics.ts'
import { measureWork } from './transport/http/work-metrics.ts'
import { mount } from './transport/http/mount.ts'
import { mountOpenApi } from './transport/http/openapi-page.ts'
import { mountPages } from './transport/http/pages.ts'
import { mountPictures } from './transport/http/pictures.ts'
import { phoneCodePageHeaders } from './transport/http/security-headers.ts'
import { type Listener, listenerOf } from './transport/http/routes.ts'
import { mountWireRoutes } from './transport/http/wire-routes.ts'
import { mountLive } from './transport/live/live.ts'
import { wire } from './wiring.ts'

export type ServerConfig = Config & { databaseUrl: string }

export interface RunningServer {
  /** Origins by listener, as they are bound. */
  addresses: Record<string, string>
  /** Turns readiness off, lets running calls finish, then closes listeners, jobs and the database. */
  stop(): Promise<void>
}

function dist(app: 'portal' | 'console' | 'play'): string {
  return fileURLToPath(new URL(`../web/${app}/dist`, import.meta.url))
}

/** Starts every listener of one server process. @throws where a port is taken or the database is not there. */
export async function startServer(
  config: ServerConfig,
  certificate: Certificate | undefined,
  log: Logger,
): Promise<RunningServer> {
  const wired = await wire(config, log)
  const { app, means } = wired
  const readiness: Readiness = { draining: false }
  const { frameSources, imageSources, launchSources } = wired
  const sources = { frameSources, imageSources, launchSources }
  const ancestors = portalOrigins(config)
  const phoneCodeHeaders = () => {
    const hosts = wired.firebaseHosts()
    return hosts && phoneCodePageHeaders(ancestors, hosts)
  }

  const connectionBound = boundConnections(config.connectionsPerAddress, config.trustProxy)

  async function listener(name: Listener, tls: Certificate | undefined): Promise<FastifyInstance> {
    const { gate, rateLimits } = means
    const { trustProxy } = config
    const answersPlainToo = name === 'games' || name === 'bundles'
    const limits = { rateLimits, connectionBound }
    const server = openListener({ name, app, gate, ...limits, trustProxy, tls, answersPlainToo, ...sources })
    mountHealth(server, app, readiness)
    mount(server, name, wired.operations, means)
    mountWireRoutes(server, name, wired.wireRoutes, means)
    if (name === 'bundles') {
      mountBundlePages(server, app, ancestors)
      return server
    }
    const served = wired.operations.map((each) => each.operation).filter((each) => listenerOf(each) === name)
    mountOpenApi(server, `Croupier ${name}`, served)
    if (name === 'games') {
      const elsewhere: Elsewhere = (code, query) => bundleReplayAddress(app, code, query)
      await mountGamePages(server, dist('play'), ancestors, { 'phone-code': phoneCodeHeaders }, elsewhere)
      return server
    }
    if (name === 'console') {
      mountMetrics(server)
      measureWork(app, wired.live)
    }
    mountArt(server)
    mountFiles(server, app)
    mountPictures(server, app)
    mountExports(server, app)
    await mountLive(server, wired.live, name === 'console' ? 'staff' : 'member')
    const folder = dist(name)
    const firstPaint =
      name === 'portal' ? openFirstPaint({ app, operations: wired.operations, gate, folder }) : undefined
    await mountPages(server, folder, firstPaint)
    return server
  }

  const servers: FastifyInstance[] = []
  const addresses: Record<string, string> = {}
  const open = async (label: string, name: Listener, port: number, tls?: Certificate) => {
    const server = await listener(name, tls)
    servers.push(server)
    addresses[label] = await server.listen({ host: config.host, port })
  }

  const stop = async () => {
    readiness.draining = true
    await Promise.all(servers.map((server) => server.close()))
    await wired.stop()
  }

  try {
    await open('portal', 'portal', config.port)
    if (certificate) await open('portal (HTTPS)', 'portal', config.httpsPort, certificate)
    await open('console', 'console', config.consolePort)
    await open('games', 'games', config.gamesPort, certificate)
    await open('bundles', 'bundles', config.bundlesPort, certificate)
    await wired.start()
  } catch (error) {
    await stop()
    throw error
  }
  return { addresses, stop }
}

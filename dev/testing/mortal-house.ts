import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@croupier/server/db/migrate.ts'
import { readConfig } from '@croupier/server/platform/config.ts'
import { type Database, openDatabase } from '@croupier/server/platform/database.ts'
import { openLog } from '@croupier/server/platform/log.ts'
import { wire } from '@croupier/server/wiring.ts'
import { startPostgres } from '@croupier/start/postgres.ts'
import { freePorts, runStart, type Started } from '@croupier/start/testing/start.ts'
import { openTestServer, type TestServer } from './server.ts'

/** A PostgreSQL on which a commit lasts, and real server processes: a test pulls the plugs of both. */
export interface MortalHouse {
  database: Database
  /** Where a listener is reached: `origin('PORT')`; of which server, where there are several. */
  origin(port: 'PORT' | 'CONSOLE_PORT' | 'GAMES_PORT', server?: number): string
  /** SIGKILL, and a new process on the same ports. */
  killServer(server?: number): Promise<void>
  /** SIGKILL of the postmaster, and a new one on the same data. */
  killPostgres(): Promise<void>
  /** All of it at once, as where the power fails. */
  killEverything(): Promise<void>
  close(): Promise<void>
}

/** `furnish` puts into the house what a test needs, before so many servers start. */
export async function openMortalHouse(
  furnish: (inside: TestServer) => Promise<void>,
  howMany = 1,
): Promise<MortalHouse> {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-mortal-'))
  let postgres = await startPostgres({ folder })
  await migrate(postgres.url)
  const settings: Record<string, string> = {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    DEMO: '0',
    // A test says where its callers live: calls are counted by address.
    TRUST_PROXY: '127.0.0.1',
    INSIDE_NETWORKS: 'loopback',
    SECRETS_KEY: randomBytes(32).toString('base64'),
    ...(await freePorts()),
  }
  const wired = await wire({ ...readConfig(settings), databaseUrl: postgres.url }, openLog('silent'))
  await furnish(openTestServer(wired))
  await wired.stop()

  const each = [settings]
  while (each.length < howMany) each.push({ ...settings, ...(await freePorts()) })
  async function serve(server: number): Promise<Started> {
    const started = runStart({ ...each[server], LOG_LEVEL: 'info' }, ['server/main.ts'])
    await started.says('server listening')
    return started
  }
  const serveAll = () => Promise.all(each.map((_, server) => serve(server)))
  const killServers = () =>
    Promise.all(
      servers.map((server) => {
        server.kill('SIGKILL')
        return server.ended
      }),
    )
  async function startPostgresAgain(): Promise<void> {
    postgres = await startPostgres({ folder, port: Number(new URL(postgres.url).port) })
  }
  const database = openDatabase({ url: postgres.url, connections: 2 })
  let servers = await serveAll()

  return {
    database,
    origin: (port, server = 0) => `http://127.0.0.1:${each[server]![port]}`,
    async killServer(server = 0) {
      servers[server]!.kill('SIGKILL')
      await servers[server]!.ended
      servers[server] = await serve(server)
    },
    async killPostgres() {
      await postgres.kill()
      await startPostgresAgain()
    },
    async killEverything() {
      await Promise.all([postgres.kill(), killServers()])
      await startPostgresAgain()
      servers = await serveAll()
    },
    async close() {
      await killServers()
      await database.close()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

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
import type { TestServer } from './server.ts'

/** A PostgreSQL on which a commit lasts, and a real server process: a test pulls the plugs of both. */
export interface MortalHouse {
  database: Database
  /** Where a listener is reached: `origin('PORT')`. */
  origin(port: 'PORT' | 'CONSOLE_PORT' | 'GAMES_PORT'): string
  /** SIGKILL, and a new process on the same ports. */
  killServer(): Promise<void>
  /** SIGKILL of the postmaster, and a new one on the same data. */
  killPostgres(): Promise<void>
  close(): Promise<void>
}

/** `furnish` puts into the house what a test needs, before the server starts. */
export async function openMortalHouse(furnish: (inside: TestServer) => Promise<void>): Promise<MortalHouse> {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-mortal-'))
  let postgres = await startPostgres({ folder })
  await migrate(postgres.url)
  const settings: Record<string, string> = {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    DEMO: '0',
    SECRETS_KEY: randomBytes(32).toString('base64'),
    ...(await freePorts()),
  }
  const wired = await wire({ ...readConfig(settings), databaseUrl: postgres.url }, openLog('silent'))
  await furnish({ wired } as TestServer)
  await wired.stop()

  async function serve(): Promise<Started> {
    const started = runStart({ ...settings, LOG_LEVEL: 'info' }, ['server/main.ts'])
    await started.says('serving')
    return started
  }
  const database = openDatabase({ url: postgres.url, connections: 2 })
  let server = await serve()

  return {
    database,
    origin: (port) => `http://127.0.0.1:${settings[port]}`,
    async killServer() {
      server.kill('SIGKILL')
      await server.ended
      server = await serve()
    },
    async killPostgres() {
      await postgres.kill()
      postgres = await startPostgres({ folder, port: Number(new URL(postgres.url).port) })
    },
    async close() {
      server.kill('SIGKILL')
      await server.ended
      await database.close()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

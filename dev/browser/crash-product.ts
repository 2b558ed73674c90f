import { randomBytes } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { assert } from '@croupier/basis/assert.ts'
import { startPostgres } from '@croupier/start/postgres.ts'
import { type RunningProgram, startProgram } from '@croupier/start/programs.ts'
import { openGateway } from './gateway.ts'
import { Ops } from './ops.ts'
import { crashPorts, crashServerPorts } from './ports.ts'

/** A product of its own whose processes are there to be killed: two server processes behind one address. */
export interface CrashProduct {
  /** Where its data are. The logs of its processes go where the run's others are, and are looked through with them. */
  folder: string
  portal: string
  console: string
  sandbox: string
  /** kill -9 of the server process that answers. The other takes over at once; this one comes back beside it. */
  killServer(): Promise<void>
  /** kill -9 of PostgreSQL, every process of it, and its start on what it left on the disk. */
  killPostgres(): Promise<void>
  /** Resolves when both server processes answer and reach the database. */
  untilWhole(): Promise<void>
  ledgerFindings(): Promise<unknown[]>
  close(): Promise<void>
}

const addressOf = (port: string) => `http://127.0.0.1:${port}`

async function untilReady(port: string, path: string): Promise<void> {
  for (;;) {
    const answer = await fetch(addressOf(port) + path, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
    await sleep(50)
  }
}

/** Starts it all on an empty folder, with the demo world. The pages are those the other tests' product has built. */
export async function openCrashProduct(): Promise<CrashProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-crash-walk-'))
  const logs = process.env['BROWSER_DATA_DIR']
  assert(logs, 'playwright.config.ts names BROWSER_DATA_DIR')
  const postgresFolder = join(folder, 'postgres')
  let postgres = await startPostgres({ folder: postgresFolder })
  const shared = {
    DATABASE_URL: postgres.url,
    SECRETS_KEY: randomBytes(32).toString('base64'),
    DATA_DIR: folder,
    LOG_LEVEL: 'info',
    TRUST_PROXY: 'loopback',
    PUBLIC_URL: addressOf(crashPorts.PORT),
    GAMES_URL: addressOf(crashPorts.GAMES_PORT),
    BUNDLES_URL: addressOf(crashPorts.BUNDLES_PORT),
  }
  const ops = new Ops(shared)
  let starts = 0
  const start = (name: string, file: string, ports: object) => {
    starts += 1
    const logPath = join(logs, `crash-${starts}-${name}.log`)
    return startProgram({ name, line: [file], environment: { ...shared, ...ports }, graceSeconds: 5, logPath })
  }
  const startServer = (index: number) => start(`server-${index}`, 'server/main.ts', crashServerPorts[index]!)

  const world = await (await start('world', 'dev/world/main.ts', crashPorts)).ended
  if (!world.succeeded) throw new Error(world.says)
  const sandbox = await start('sandbox', 'dev/sandbox/main.ts', crashPorts)
  const servers: RunningProgram[] = [await startServer(0), await startServer(1)]
  let serving = 0
  const gateways = await Promise.all(
    (['PORT', 'CONSOLE_PORT', 'GAMES_PORT', 'BUNDLES_PORT'] as const).map((name) =>
      openGateway(Number(crashPorts[name]), () =>
        [serving, 1 - serving].map((index) => Number(crashServerPorts[index]![name])),
      ),
    ),
  )

  const untilWhole = async () => {
    await Promise.all(crashServerPorts.map((ports) => untilReady(ports.PORT, '/readyz')))
  }
  await untilReady(crashPorts.SANDBOX_PORT, '/healthz')
  await untilWhole()

  return {
    folder,
    portal: shared.PUBLIC_URL,
    console: addressOf(crashPorts.CONSOLE_PORT),
    sandbox: addressOf(crashPorts.SANDBOX_PORT),
    async killServer() {
      const victim = serving
      serving = 1 - victim
      servers[victim]!.kill()
      await servers[victim]!.ended
      servers[victim] = await startServer(victim)
    },
    async killPostgres() {
      await postgres.kill()
      postgres = await startPostgres({ folder: postgresFolder, port: Number(new URL(postgres.url).port) })
    },
    untilWhole,
    ledgerFindings: async () => (await ops.run('ledger', 'check')).findings,
    async close() {
      ops.close()
      for (const gateway of gateways) gateway.close()
      await Promise.all([sandbox, ...servers].map((each) => each.stop()))
      await postgres.stop()
      await copyFile(join(postgresFolder, 'postgres.log'), join(logs, 'crash-postgres.log'))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

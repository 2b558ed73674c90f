import { join } from 'node:path'
import { migrate, MigrationConflict } from '@croupier/server/db/migrate.ts'
import { loadCertificate } from '@croupier/server/platform/certificate.ts'
import { type Config, ConfigFault, readConfig } from '@croupier/server/platform/config.ts'
import { loadSecretsKeys } from '@croupier/server/platform/secrets-key.ts'
import { prepareDataFolder } from './data-folder.ts'
import { findDueWorld, findSandbox, readDemoAccounts } from './demo.ts'
import { StartFault } from './fault.ts'
import { DEV_PORTS, devServer, findDueBuilds, findFrontEnds } from './front-ends.ts'
import { House } from './house.ts'
import { checkPorts, waitUntilReady } from './listeners.ts'
import { checkDatabase } from './outside-database.ts'
import { startPostgres } from './postgres.ts'
import { openProgress, type Progress } from './progress.ts'
import { type StartLock, takeStartLock } from './start-lock.ts'
import { welcome } from './welcome.ts'

/** A Ctrl-C reaches us from the terminal and once more through npm: only one that comes later is a second one. */
const SECOND_INTERRUPT_MILLISECONDS = 700

class Interrupted extends Error {
  override name = 'Interrupted'
}

/** `npm start`, and with --dev `npm run dev`: everything Croupier needs on one machine, until it is told to stop. */
async function main(): Promise<number> {
  const isDevelopment = process.argv.includes('--dev')
  const progress = openProgress()
  let lock: StartLock | undefined
  let house: House | undefined
  try {
    const config = readConfig(process.env)
    await prepareDataFolder(config.dataDir)
    lock = await takeStartLock(config.dataDir)
    house = new House((pid) => lock?.remember(pid) ?? Promise.resolve())
    heedSignals(house, progress)
    await checkPorts(config)
    // Said now rather than by the server, after everything else was built.
    await loadCertificate(config)
    await open(house, config, progress, isDevelopment)
    return await house.untilClosing()
  } catch (error) {
    // Where something ended by itself, what failed afterwards is only its echo.
    const reason = house?.closing.aborted ? house.closing.reason : error
    if (reason instanceof Interrupted) progress.begin('Stopping')
    else tell(reason)
    await house?.stopAll()
    if (reason instanceof Interrupted) progress.done('Stopped')
    return reason instanceof Interrupted ? 0 : 1
  } finally {
    await lock?.release()
  }
}

function heedSignals(house: House, progress: Progress): void {
  let first: number | undefined
  const heed = () => {
    if (first === undefined) {
      first = performance.now()
      house.close(new Interrupted())
      return
    }
    if (performance.now() - first < SECOND_INTERRUPT_MILLISECONDS) return
    progress.warn('Ending everything at once')
    void house.killAll().finally(() => process.exit(130))
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, heed)
}

/** What a person can put right is one line; anything else is a fault of ours and shows where it happened. */
function tell(error: unknown): void {
  const isTheirs = error instanceof StartFault || error instanceof ConfigFault || error instanceof MigrationConflict
  process.stderr.write(`✗ ${isTheirs ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
}

async function open(house: House, config: Config, progress: Progress, isDevelopment: boolean): Promise<void> {
  const url = await openDatabase(house, config, progress)
  const isNewDatabase = await bringUpToDate(url, progress)
  const secretsKeys = await loadSecretsKeys(config)
  const environment = {
    DATABASE_URL: url,
    SECRETS_KEY: secretsKeys.map((key) => key.toString('base64')).join(),
    DATA_DIR: config.dataDir,
  }
  // At a terminal the logs would hide everything else, so they go to files; elsewhere, or to a developer, they matter.
  const isQuiet = process.stdout.isTTY && !isDevelopment
  const logOf = (name: string) => (isQuiet ? { logPath: join(config.dataDir, `${name}.log`) } : {})
  house.closing.throwIfAborted()

  if (!isDevelopment) await build(house, config, progress)
  await loadWorld(house, config, environment, isNewDatabase, progress)

  progress.begin('Starting the server')
  const watch = isDevelopment ? ['--watch', '--watch-preserve-output'] : []
  await house.keep({
    name: 'The server',
    line: [...watch, 'server/main.ts'],
    environment,
    graceSeconds: config.drainSeconds + 15,
    ...logOf('server'),
  })
  await waitUntilReady(config, config.port, '/readyz', house.closing)
  progress.done('Server ready')

  const sandbox = findSandbox(config)
  if (sandbox) {
    await house.keep({ ...sandbox, environment, ...logOf('sandbox') })
    await waitUntilReady(config, config.sandboxPort, '/healthz', house.closing)
  }
  const frontEnds = isDevelopment ? await findFrontEnds() : []
  for (const name of frontEnds) await house.keep(devServer(name, config))
  const developmentPorts = Object.entries(DEV_PORTS).filter(([name]) => frontEnds.includes(name))
  progress.say(welcome(config, await readDemoAccounts(config.dataDir), developmentPorts, sandbox !== undefined))
}

async function openDatabase(house: House, config: Config, progress: Progress): Promise<string> {
  if (config.databaseUrl) {
    progress.begin('Reaching the database')
    const version = await checkDatabase(config.databaseUrl)
    progress.done(`PostgreSQL ${version} reached`)
    return config.databaseUrl
  }
  progress.begin('Starting PostgreSQL')
  const postgres = await startPostgres({ folder: join(config.dataDir, 'postgres') })
  house.add(postgres)
  void postgres.ended.then(() =>
    house.close(new StartFault('PostgreSQL ended; see postgres/postgres.log in DATA_DIR.')),
  )
  progress.done('PostgreSQL ready')
  return postgres.url
}

/** Returns whether the database was empty before. */
async function bringUpToDate(url: string, progress: Progress): Promise<boolean> {
  progress.begin('Bringing the database up to date')
  try {
    const { applied, total } = await migrate(url)
    progress.done(applied.length > 0 ? `Database brought up to date (${applied.length} steps)` : 'Database up to date')
    return applied.length === total
  } catch (error) {
    if (error instanceof MigrationConflict) throw error
    throw new StartFault(`The database could not be brought up to date: ${(error as Error).message}`)
  }
}

async function build(house: House, config: Config, progress: Progress): Promise<void> {
  const due = await findDueBuilds(config.dataDir)
  if (due.length === 0) return
  const names = due.map(({ name }) => name).join(' and ')
  progress.begin(`Building the ${names}`, true)
  // All are waited for, so that none still writes when one has failed.
  const results = await Promise.allSettled(due.map((each) => house.run(each.program).then(() => each.stamp())))
  for (const result of results) if (result.status === 'rejected') throw result.reason
  progress.done(`Built the ${names}`)
}

async function loadWorld(
  house: House,
  config: Config,
  environment: Record<string, string>,
  isNewDatabase: boolean,
  progress: Progress,
): Promise<void> {
  const world = await findDueWorld(config, isNewDatabase)
  if (!world) return
  progress.begin('Loading the demo world', true)
  await house.run({ ...world.program, environment })
  await world.stamp()
  progress.done('Demo world loaded')
}

process.exitCode = await main()
// A handle that something left open must not keep a stopped Croupier from ending.
process.exit()

import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartFault } from './fault.ts'
import { type Account, chooseAccount, giveTo } from './postgres-account.ts'
import { type Binaries, findBinaries } from './postgres-binaries.ts'
import { DATABASE, OWNER, prepareDatabase, SUPERUSER } from './postgres-roles.ts'
import { clearOldServer, isRunning, processesOn, readLockFile, signal, waitUntilGone } from './postgres-processes.ts'

const LOG_BYTES_KEPT = 10 * 1024 * 1024

export interface PostgresOptions {
  /** Holds the data, the passwords and the log; made where it is missing. */
  folder: string
  /** False trades safety in a crash for speed: for tests only. */
  durable?: boolean
  /** The loopback port; a free one where it is left out. */
  port?: number
}

export interface Postgres {
  /** The address of the product's database, as its owner, who may do nothing besides. */
  url: string
  /** The same as the superuser, for what surrounds the product: tests and benches make databases of their own. */
  superuserUrl: string
  pid: number
  /** Settles when the server has ended, for whatever reason. */
  ended: Promise<void>
  /** Shuts down: open transactions are rolled back, everything committed is on disk. May be called twice. */
  stop(): Promise<void>
  /** Ends every process of the server at once, as a power cut would. The folder can be started again. */
  kill(): Promise<void>
}

/**
 * Starts a PostgreSQL server of our own on the loopback address, as an ordinary account also where this runs as root,
 * and returns when it takes statements. An empty folder is initialised first.
 * @throws StartFault
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const folder = resolve(options.folder)
  const data = join(folder, 'data')
  const binaries = await findBinaries()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const account = await chooseAccount(binaries.folder, folder)
  await giveTo(account, folder)

  if (existsSync(data)) await clearOldServer(data)
  const password = await keepPassword(folder, account)
  const ownerPassword = await keepOwnerPassword(folder, account)
  if (!existsSync(join(data, 'PG_VERSION'))) await initialise(binaries, account, folder, options.durable ?? true)

  const port = options.port ?? (await findFreePort())
  const log = await openLog(folder)
  const settings = Object.entries(settingsFor(port, data, options.durable ?? true))
  const line = ['-D', data, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const child = launch(account, binaries.postgres, line, log.fd)
  // Heard from before anything is waited for: it may end at once.
  const ended = endOf(child)
  await log.close()
  const server = handle(child, data, ended)

  try {
    await waitUntilReady(child, data, folder)
    const superuserUrl = addressOf(SUPERUSER, password, port, data)
    await prepareDatabase(superuserUrl, ownerPassword)
    const url = addressOf(OWNER, ownerPassword, port, data)
    return { url, superuserUrl, pid: child.pid as number, ended: ended.then(() => undefined), ...server }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/**
 * The address of the server that works on this folder now, whoever started it; undefined where none does. For programs
 * beside a running `npm start`.
 */
export async function findRunningPostgres(folder: string): Promise<string | undefined> {
  const data = join(resolve(folder), 'data')
  const lock = readLockFile(data)
  if (!lock?.isReady || !isRunning(lock.pid)) return undefined
  const password = (await readFile(join(resolve(folder), OWNER_PASSWORD), 'utf8')).trim()
  return addressOf(OWNER, password, lock.port, data)
}

/** What a system at least takes as a socket's path (macOS; Linux takes four more). */
const LONGEST_SOCKET_PATH = 103

/** Where the server's socket stands: with its data, which are open to its own account only; none where that cannot be. */
function socketFolder(data: string, port: number): string {
  const isPossible = Buffer.byteLength(join(data, `.s.PGSQL.${port}`)) <= LONGEST_SOCKET_PATH
  return process.platform !== 'win32' && isPossible ? data : ''
}

/** Through the socket where there is one: a statement costs a tenth of a millisecond less than over the loopback. */
function addressOf(user: string, password: string, port: number, data: string): string {
  const folder = socketFolder(data, port)
  const through = folder && `?host=${encodeURIComponent(folder)}`
  return `postgres://${user}:${password}@127.0.0.1:${port}/${DATABASE}${through}`
}

function settingsFor(port: number, data: string, durable: boolean): Record<string, string | number> {
  const crashUnsafe = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  return {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketFolder(data, port),
    max_connections: 200,
    shared_buffers: '256MB',
    max_wal_size: '2GB',
    // Files of the log that were made once are used again: making one holds up every commit, for as long as a disk takes to
    // write 16 MB.
    min_wal_size: '512MB',
    ...(durable ? {} : crashUnsafe),
  }
}

/** In a session of its own: a Ctrl-C at the terminal must reach the programs that use the database first. */
function launch(account: Account, program: string, line: string[], output: number): ChildProcess {
  const [command, ...rest] = [...account.prefix, program, ...line] as [string, ...string[]]
  return spawn(command, rest, {
    ...account.ids,
    detached: process.platform !== 'win32',
    stdio: ['ignore', output, output],
    // Messages in English, times in UTC, and no PGDATA or PGPORT of the person's own.
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC', SystemRoot: process.env['SystemRoot'] },
  })
}

/** Its exit code, the signal it died of, or why it never began. */
function endOf(child: ChildProcess): Promise<number | string | null> {
  return new Promise((settle) => {
    child.once('exit', (code, signalName) => settle(code ?? signalName))
    child.once('error', (error) => settle(error.message))
  })
}

/** Kept beside the data rather than in it, and readable by no one else. */
async function keepPassword(folder: string, account: Account): Promise<string> {
  const path = join(folder, 'password')
  if (!existsSync(path)) {
    // A new one would open nothing: the server knows only the one its data were made with.
    if (existsSync(join(folder, 'data')))
      throw new StartFault(`The password of PostgreSQL is missing: restore ${path}.`)
    await writePassword(path, account)
  }
  return (await readFile(path, 'utf8')).trim()
}

const OWNER_PASSWORD = 'owner-password'

/** One that is lost is replaced: the superuser tells the server of it at every start. */
async function keepOwnerPassword(folder: string, account: Account): Promise<string> {
  const path = join(folder, OWNER_PASSWORD)
  if (!existsSync(path)) await writePassword(path, account)
  return (await readFile(path, 'utf8')).trim()
}

async function writePassword(path: string, account: Account): Promise<void> {
  await writeFile(path, randomBytes(24).toString('hex'), { mode: 0o600 })
  await giveTo(account, path)
}

async function initialise(binaries: Binaries, account: Account, folder: string, durable: boolean): Promise<void> {
  // Made under another name and renamed when it is whole, so an interrupted first start leaves nothing half done.
  const draft = join(folder, 'data.new')
  await rm(draft, { recursive: true, force: true })
  const log = await openLog(folder)
  // PostgreSQL's own C.UTF-8 sorts alike on every system; the product sorts for people in the browser.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['--auth=scram-sha-256', `--username=${SUPERUSER}`, `--pwfile=${join(folder, 'password')}`]
  const line = ['-D', draft, ...locale, ...access, ...(durable ? [] : ['--no-sync'])]
  const ended = endOf(launch(account, binaries.initdb, line, log.fd))
  await log.close()
  const code = await ended
  if (code !== 0) throw new StartFault(`PostgreSQL could not make its data (${code}): ${await lastLines(folder)}`)
  await rename(draft, join(folder, 'data'))
}

async function openLog(folder: string) {
  const path = join(folder, 'postgres.log')
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  )
  if (size > LOG_BYTES_KEPT) await rename(path, `${path}.old`)
  const log = await open(path, 'a', 0o600)
  await chmod(path, 0o600)
  return log
}

async function lastLines(folder: string): Promise<string> {
  const text = await readFile(join(folder, 'postgres.log'), 'utf8').catch(() => '')
  const lines = text.trimEnd().split('\n').slice(-5)
  return `${lines.join(' | ')} (all of it in ${join(folder, 'postgres.log')})`
}

function findFreePort(): Promise<number> {
  return new Promise((settle, refuse) => {
    const probe = createServer()
    probe.once('error', refuse)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => settle(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Without an end: after a crash the server replays its log first, however long that takes. */
async function waitUntilReady(child: ChildProcess, data: string, folder: string): Promise<void> {
  for (;;) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) {
      throw new StartFault(`PostgreSQL did not start: ${await lastLines(folder)}`)
    }
    const lock = readLockFile(data)
    if (lock?.pid === child.pid && lock.isReady) return
    // On Windows the number in the file is the server's and not that of what was spawned.
    if (process.platform === 'win32' && lock?.isReady) return
    await sleep(20)
  }
}

function handle(child: ChildProcess, data: string, ended: Promise<unknown>): Pick<Postgres, 'stop' | 'kill'> {
  const pid = child.pid
  // Where this process ends without a word, the server shuts down by itself rather than living on.
  const onExit = () => {
    if (pid) signal(pid, 'SIGINT')
  }
  process.once('exit', onExit)
  void ended.then(() => process.removeListener('exit', onExit))

  /** Only the first of several calls waits for the processes: later ones could be those of the folder's next server. */
  let over: Promise<void> | undefined
  const end = async (): Promise<void> => {
    await ended
    await waitUntilGone(data, 10)
  }

  return {
    async stop() {
      if (!pid) return
      const firmer = setTimeout(() => signal(pid, 'SIGQUIT'), 30_000)
      if (child.exitCode === null && child.signalCode === null) signal(pid, 'SIGINT')
      await (over ??= end())
      clearTimeout(firmer)
    },
    async kill() {
      if (!pid || child.exitCode !== null || child.signalCode !== null) return
      // The first, so that it cannot start others.
      signal(pid, 'SIGKILL')
      for (const other of processesOn(data)) signal(other, 'SIGKILL')
      await (over ??= end())
    },
  }
}

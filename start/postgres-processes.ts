import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartFault } from './fault.ts'

const FAST_SHUTDOWN_SECONDS = 30
const IMMEDIATE_SHUTDOWN_SECONDS = 10

/** What the server wrote about itself beside its data. */
export interface LockFile {
  pid: number
  /** On the loopback address. */
  port: number
  isReady: boolean
}

/** Reads postmaster.pid; undefined where no server wrote one. */
export function readLockFile(data: string): LockFile | undefined {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    return pid > 0 ? { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' } : undefined
  } catch {
    return undefined
  }
}

/** Tells a running process from none, and from one that has ended without its parent having noticed yet (a zombie). */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  if (process.platform !== 'linux') return true
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The state follows the name, which is in brackets and may hold anything.
    return !'ZX'.includes(text[text.lastIndexOf(')') + 2] ?? 'X')
  } catch {
    return false
  }
}

/** The processes that work on these data: each PostgreSQL process keeps the folder as its working directory. */
export function processesOn(data: string): number[] {
  if (process.platform !== 'linux') {
    const pid = readLockFile(data)?.pid
    return pid && isRunning(pid) && isPostgres(pid) ? [pid] : []
  }
  let folder: string
  try {
    folder = realpathSync(data)
  } catch {
    return []
  }
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        return pid > 0 && pid !== process.pid && readlinkSync(`/proc/${pid}/cwd`) === folder && isPostgres(pid)
      } catch {
        return false
      }
    })
}

/** Process numbers are given again, so a number in an old lock file may by now be anything. */
function isPostgres(pid: number): boolean {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/comm`, 'latin1').startsWith('postgres')
    if (process.platform === 'win32') return false
    return execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).includes('postgres')
  } catch {
    return false
  }
}

/** Waits until no process works on the data any more. Returns whether that came in time. */
export async function waitUntilGone(data: string, seconds: number): Promise<boolean> {
  const end = performance.now() + seconds * 1000
  while (processesOn(data).length > 0) {
    if (performance.now() > end) return false
    await sleep(20)
  }
  return true
}

/**
 * Stops a server that an earlier start left behind (it was killed outright), and waits for one that is still shutting
 * down. A lock file that no living server holds is removed: PostgreSQL itself would give way to a zombie, or to a
 * stranger that was given the same number.
 * @throws StartFault where the old server does not end.
 */
export async function clearOldServer(data: string): Promise<void> {
  const lock = readLockFile(data)
  const working = processesOn(data)
  if (lock && working.includes(lock.pid)) {
    signal(lock.pid, 'SIGINT')
    if (!(await waitUntilGone(data, FAST_SHUTDOWN_SECONDS))) signal(lock.pid, 'SIGQUIT')
  }
  if (!(await waitUntilGone(data, IMMEDIATE_SHUTDOWN_SECONDS))) {
    const pids = processesOn(data).join(', ')
    throw new StartFault(`An earlier PostgreSQL still works on ${data} and does not stop (process ${pids}).`)
  }
  if (process.platform !== 'win32') await rm(join(data, 'postmaster.pid'), { force: true })
}

/** Sends a signal; that the process has ended already is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended.
  }
}

import { readFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartFault } from './fault.ts'
import { isRunning, signal } from './postgres-processes.ts'

/** A process by number and birth: numbers are given again, soonest in a container. */
interface Identity {
  pid: number
  born: string
}

interface LockContent extends Identity {
  children: Identity[]
}

export interface StartLock {
  /** Remembers a process that this start began, so that a later one can end it should this one be killed outright. */
  remember(pid: number): Promise<void>
  release(): Promise<void>
}

const PATIENCE_MILLISECONDS = 20_000

/**
 * Takes the data folder for this start. A lock that a killed start left is taken over, after its children have ended.
 * @throws StartFault where another start is running on the folder.
 */
export async function takeStartLock(dataDir: string): Promise<StartLock> {
  const path = join(dataDir, 'start.lock')
  const content: LockContent = { ...identityOf(process.pid), children: [] }
  const write = (flag: 'w' | 'wx') => writeFile(path, JSON.stringify(content), { flag, mode: 0o600 })

  for (;;) {
    try {
      await write('wx')
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = await readHolder(path)
    if (holder && isAlive(holder)) {
      throw new StartFault(
        `Croupier is already running on these data (process ${holder.pid}): stop it first, or set DATA_DIR and the ports to others.`,
      )
    }
    for (const child of holder?.children ?? []) await endOrphan(child)
    await rm(path, { force: true })
  }

  let writing = Promise.resolve()
  return {
    remember(pid) {
      content.children.push(identityOf(pid))
      writing = writing.then(() => write('w'))
      return writing
    },
    async release() {
      await writing
      await rm(path, { force: true })
    },
  }
}

/** An unreadable lock is one whose writer was stopped in the middle: no one holds it. */
async function readHolder(path: string): Promise<LockContent | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** Ticks since the machine started, where the system says so; elsewhere the number alone has to do. */
function identityOf(pid: number): Identity {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    return { pid, born: text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '' }
  } catch {
    return { pid, born: '' }
  }
}

function isAlive(process: Identity): boolean {
  return isRunning(process.pid) && identityOf(process.pid).born === process.born
}

async function endOrphan(orphan: Identity): Promise<void> {
  if (!isAlive(orphan)) return
  signal(orphan.pid, 'SIGTERM')
  const end = performance.now() + PATIENCE_MILLISECONDS
  while (isAlive(orphan)) {
    if (performance.now() > end) signal(orphan.pid, 'SIGKILL')
    await sleep(50)
  }
}

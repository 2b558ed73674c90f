import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
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
  const draft = `${path}.${randomUUID()}`

  for (;;) {
    const found = await readText(path)
    if (found === undefined) {
      if (await place(draft, path, JSON.stringify(content))) break
      continue
    }
    const holder = parse(found)
    if (holder && isAlive(holder)) {
      throw new StartFault(
        `Croupier is already running on these data (process ${holder.pid}): stop it first, or set DATA_DIR and the ports to others.`,
      )
    }
    for (const child of holder?.children ?? []) await endOrphan(child)
    await removeStale(path, draft, found)
  }

  let writing = Promise.resolve()
  return {
    remember(pid) {
      content.children.push(identityOf(pid))
      writing = writing.then(() => replace(draft, path, JSON.stringify(content)))
      return writing
    },
    async release() {
      await writing
      await rm(path, { force: true })
    },
  }
}

const readText = (path: string): Promise<string | undefined> => readFile(path, 'utf8').catch(() => undefined)

/** Puts a whole file where there is none; false where there is one. */
async function place(draft: string, path: string, text: string): Promise<boolean> {
  await writeFile(draft, text, { mode: 0o600 })
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft)
  }
}

async function replace(draft: string, path: string, text: string): Promise<void> {
  await writeFile(draft, text, { mode: 0o600 })
  await rename(draft, path)
}

/** Removes the lock that was judged, and not one that a quicker start has put in its place since. */
async function removeStale(path: string, aside: string, judged: string): Promise<void> {
  try {
    await rename(path, aside)
  } catch {
    return
  }
  if ((await readText(aside)) !== judged) await link(aside, path).catch(() => {})
  await rm(aside)
}

/** An unreadable lock belongs to no one. */
function parse(text: string): LockContent | undefined {
  try {
    return JSON.parse(text)
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

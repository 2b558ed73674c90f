import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile, rename } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { StartFault } from './fault.ts'

/** The repository's folder, with a slash at the end. */
export const root = fileURLToPath(new URL('..', import.meta.url))

const followParent = new URL('follow-parent.ts', import.meta.url).href

export interface Program {
  /** What a person calls it: "The server". */
  name: string
  /** What Node is given: the file, after options of Node's own. */
  line: readonly string[]
  folder?: string
  environment?: Record<string, string>
  /** Where its output goes; this process's own where it is left out. */
  logPath?: string
  /** Lets other work go first. */
  isBackground?: boolean
  /** How long it may take to finish once it is asked to; 30 where it is left out. */
  graceSeconds?: number
}

export interface RunningProgram {
  name: string
  pid: number
  /** Settles when it has ended, with a line that says how. */
  ended: Promise<{ succeeded: boolean; says: string }>
  /** Asks it to finish, and ends it where it has not after the program's `graceSeconds`. */
  stop(): Promise<void>
  /** Ends it at once. */
  kill(): void
}

/**
 * Starts a program of this repository under this Node, in a session of its own: a Ctrl-C at the terminal reaches only
 * us, and we stop what we began in the right order.
 */
export async function startProgram(program: Program): Promise<RunningProgram> {
  const log = program.logPath ? await openLog(program.logPath) : undefined
  const child = spawn(process.execPath, ['--import', followParent, ...program.line], {
    cwd: program.folder ?? root,
    detached: process.platform !== 'win32',
    stdio: ['ignore', log?.fd ?? 'inherit', log?.fd ?? 'inherit', 'ipc'],
    // What goes to a file is read as text.
    env: { ...process.env, ...(log ? { NO_COLOR: '1' } : {}), ...program.environment },
  })
  // Heard from before anything is waited for: it may end at once.
  const ended = endOf(child, program)
  await log?.close()
  const { pid } = child
  if (pid === undefined) throw new StartFault((await ended).says)
  if (program.isBackground) lowerPriority(pid)

  return {
    name: program.name,
    pid,
    ended,
    async stop() {
      const firmer = setTimeout(() => child.kill('SIGKILL'), (program.graceSeconds ?? 30) * 1000)
      child.kill('SIGTERM')
      await ended
      clearTimeout(firmer)
    },
    kill: () => void child.kill('SIGKILL'),
  }
}

async function endOf(child: ChildProcess, program: Program): Promise<{ succeeded: boolean; says: string }> {
  const how = await new Promise<string | number>((settle) => {
    child.once('exit', (code, signalName) => settle(signalName ?? code ?? 1))
    child.once('error', (error) => settle(error.message))
  })
  const ending = typeof how === 'number' ? `ended with ${how}` : `was ended by ${how}`
  const said = program.logPath ? await lastLines(program.logPath) : ''
  return { succeeded: how === 0, says: `${program.name} ${ending}.${said}` }
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, 10)
  } catch {
    // It has ended already, or the system does not allow it; both are fine.
  }
}

/** One earlier log is kept: that of a start which failed is read after the next one. */
async function openLog(path: string) {
  await rename(path, `${path}.old`).catch(() => {})
  return open(path, 'a', 0o600)
}

async function lastLines(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch(() => '')
  const lines = text.trimEnd().split('\n').slice(-25).join('\n')
  return lines ? ` It last said (all of it in ${path}):\n${lines}` : ''
}

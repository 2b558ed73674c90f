import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { root } from '../programs.ts'

export interface Started {
  pid: number
  /** Everything it has printed so far, errors included. */
  said(): string
  /** Settles when it has printed this. @throws where it ends without. */
  says(text: string): Promise<void>
  /** Its exit code, or the signal it died of. */
  ended: Promise<number | string>
  kill(signal: NodeJS.Signals): void
}

/** Runs the real command with nothing but these settings. */
export function runStart(settings: Record<string, string>, line: readonly string[] = ['start/main.ts']): Started {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, line, {
    cwd: root,
    env: { PATH, NODE_COMPILE_CACHE, LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const collect = (bytes: Buffer) => {
    output += bytes.toString()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const ended = new Promise<number | string>((settle) => {
    child.once('close', (code, signal) => settle(code ?? signal ?? 'nothing'))
  })
  return {
    pid: child.pid ?? 0,
    said: () => output,
    ended,
    kill: (signal) => void child.kill(signal),
    says: (wanted) =>
      new Promise((settle, refuse) => {
        const look = () => {
          if (!output.includes(wanted)) return
          child.stdout.off('data', look)
          settle()
        }
        child.stdout.on('data', look)
        look()
        void ended.then((how) => refuse(new Error(`It ended with ${how} and never said “${wanted}”:\n${output}`)))
      }),
  }
}

/** Settings with ports that nobody uses now, so that a test and a running Croupier do not meet. */
export async function freePorts(): Promise<Record<string, string>> {
  const names = ['PORT', 'HTTPS_PORT', 'CONSOLE_PORT', 'GAMES_PORT', 'BUNDLES_PORT', 'SANDBOX_PORT']
  // All are held at once, else the same port could be given twice.
  const servers = await Promise.all(names.map(holdFreePort))
  const ports = servers.map(({ port }, index) => [names[index], String(port)])
  await Promise.all(servers.map((server) => server.release()))
  return Object.fromEntries(ports)
}

/** A worker of the tests draws from numbers of its own: what others are to listen on stays free until they do. */
const PORTS_PER_WORKER = 2_500
const WORKERS = 8
const firstPort = 12_000 + (Number(process.env['VITEST_POOL_ID'] ?? 0) % WORKERS) * PORTS_PER_WORKER
/** Given before by this process, and perhaps not listened on now. */
const given = new Set<number>()

/** Below those that the system lends to connections: one of these would be taken again before the command listens. */
async function holdFreePort(): ReturnType<typeof holdPort> {
  for (;;) {
    const port = firstPort + randomInt(PORTS_PER_WORKER)
    if (given.has(port)) continue
    try {
      const held = await holdPort(port)
      given.add(port)
      return held
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    }
  }
}

/** Takes a port of the loopback address, as another program would. */
export async function holdPort(port: number): Promise<{ port: number; release(): Promise<void> }> {
  const server = createServer()
  await new Promise<void>((done, refuse) => {
    server.once('error', refuse)
    server.listen(port, '127.0.0.1', done)
  })
  return {
    port,
    release: () => new Promise((done) => server.close(() => done())),
  }
}

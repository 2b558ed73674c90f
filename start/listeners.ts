import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Config, portsOf } from '@croupier/server/platform/config.ts'
import { StartFault } from './fault.ts'

/**
 * Makes sure that every listener can be opened, before anything is started for it.
 * @throws StartFault that names the port and the variable which moves it.
 */
export async function checkPorts(config: Config): Promise<void> {
  for (const [variable, port] of portsOf(config)) {
    const code = await probe(config.host, port)
    if (code === undefined) continue
    if (code === 'EADDRINUSE') {
      throw new StartFault(`Port ${port} is taken by another program: stop it, or set ${variable} to another port.`)
    }
    if (code === 'EACCES') {
      throw new StartFault(`Port ${port} may not be opened by this account: set ${variable} to one above 1023.`)
    }
    throw new StartFault(`HOST ${config.host} is no address of this machine (${code}).`)
  }
}

function probe(host: string, port: number): Promise<string | undefined> {
  return new Promise((settle) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => settle(error.code ?? error.message))
    server.listen({ host, port, exclusive: true }, () => server.close(() => settle(undefined)))
  })
}

/** The host as it stands in an address that is opened on this machine. */
export function reachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}

/**
 * Asks until `path` answers with success on this port. @throws what `closing` was aborted with, as when the program that
 * should answer has ended.
 */
export async function waitUntilReady(config: Config, port: number, path: string, closing: AbortSignal): Promise<void> {
  const address = `http://${reachableHost(config.host)}:${port}${path}`
  for (;;) {
    closing.throwIfAborted()
    const answer = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
    await sleep(50)
  }
}

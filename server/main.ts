import { loadCertificate } from './platform/certificate.ts'
import { ConfigFault, portsOf, readConfig } from './platform/config.ts'
import { openLog } from './platform/log.ts'
import { startServer } from './serve.ts'

async function main(): Promise<void> {
  const config = readConfig(process.env)
  if (!config.databaseUrl)
    throw new ConfigFault('DATABASE_URL', 'must be set; npm start brings a PostgreSQL of its own.')
  const log = openLog(config.logLevel)
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled promise rejection'))
  const certificate = await loadCertificate(config)
  const server = await startServer({ ...config, databaseUrl: config.databaseUrl }, certificate, log)
  log.info({ listeners: server.addresses }, 'server listening')

  let stopping = false
  const stop = (signal: string) => {
    if (stopping) process.exit(130)
    stopping = true
    log.info({ signal }, 'shutting down, draining connections')
    const deadline = setTimeout(() => {
      log.error('shutdown timed out, abandoning work in progress')
      process.exit(1)
    }, config.drainSeconds * 1000)
    deadline.unref()
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'shutdown failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', () => stop('SIGINT'))
  process.on('SIGTERM', () => stop('SIGTERM'))
}

/** One line; a taken port is named with the variable that moves it. */
function describe(error: Error): string {
  if (error instanceof ConfigFault) return error.message
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  const variable = code === 'EADDRINUSE' && portsOf(readConfig(process.env)).find((each) => each[1] === port)?.[0]
  if (variable) return `Port ${port} is taken by another program: stop it, or set ${variable} to another port.`
  return `The server could not start: ${error.message}`
}

main().catch((error: Error) => {
  process.stderr.write(`${describe(error)}\n`)
  process.exit(1)
})

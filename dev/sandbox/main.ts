import { readConfig } from '@croupier/server/platform/config.ts'
import { openSandbox } from './sandbox.ts'

const config = readConfig(process.env)
// The house as its neighbours on this machine reach it.
const house = config.host === '0.0.0.0' ? '127.0.0.1' : config.host
const sandbox = openSandbox({
  houseUrls: [`http://${house}:${config.port}`],
  mail: { host: config.host, port: config.sandboxMailPort },
})
await sandbox.listen({ host: config.host, port: config.sandboxPort })

const stop = () => void sandbox.close().then(() => process.exit(0))
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

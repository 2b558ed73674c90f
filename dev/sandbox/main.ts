import { readConfig } from '@croupier/server/platform/config.ts'
import { openSandbox } from './sandbox.ts'

const config = readConfig(process.env)
const sandbox = openSandbox()
await sandbox.listen({ host: config.host, port: config.sandboxPort })

const stop = () => void sandbox.close().then(() => process.exit(0))
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

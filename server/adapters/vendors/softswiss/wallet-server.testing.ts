// A server process of its own that answers vendors: tests start it and kill it. Arguments: database address, port,
// secrets key in hex.
import { readConfig } from '../../../platform/config.ts'
import { openLog } from '../../../platform/log.ts'
import { openListener } from '../../../transport/http/listener.ts'
import { mountWireRoutes } from '../../../transport/http/wire-routes.ts'
import { wire } from '../../../wiring.ts'

const [databaseUrl, port, key] = process.argv.slice(2) as [string, string, string]
const config = { ...readConfig({}), databaseUrl, secretsKeys: [Buffer.from(key, 'hex')] }
const wired = await wire(config, openLog('silent'))
const { app, frameSources, means } = wired
const { gate, rateLimits } = means
const listener = openListener({
  name: 'portal',
  app,
  gate,
  rateLimits,
  trustProxy: false,
  tls: undefined,
  frameSources,
})
mountWireRoutes(listener, 'portal', wired.wireRoutes, app)
await listener.listen({ host: '127.0.0.1', port: Number(port) })
process.send?.('listening')

import { migrate } from '@croupier/server/db/migrate.ts'
import { ConfigFault, readConfig } from '@croupier/server/platform/config.ts'
import { openLog } from '@croupier/server/platform/log.ts'
import { wire } from '@croupier/server/wiring.ts'
import { writeAccounts } from './accounts-file.ts'
import { tellStories } from './tell-stories.ts'

/** `node dev/world/main.ts` with DATABASE_URL: the demo world, on a database of any age. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  if (!config.isDemo)
    throw new ConfigFault('DEMO', 'is 0: demo accounts have public passwords and belong in no real house.')
  if (!config.databaseUrl) throw new ConfigFault('DATABASE_URL', 'must be set; npm start sets it.')
  await migrate(config.databaseUrl)
  const wired = await wire({ ...config, databaseUrl: config.databaseUrl }, openLog('warn'))
  try {
    const sandbox = `http://${config.host}:${config.sandboxPort}`
    const say = (title: string) => void process.stdout.write(`${title}\n`)
    const accounts = await tellStories(wired, say, { origin: sandbox, mailPort: config.sandboxMailPort })
    process.stdout.write(`${accounts.length} accounts listed in ${await writeAccounts(config.dataDir, accounts)}\n`)
  } finally {
    await wired.stop()
  }
}

main().catch((error: Error) => {
  process.stderr.write(`${error instanceof ConfigFault ? error.message : error.stack}\n`)
  process.exitCode = 1
})

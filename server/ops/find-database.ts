import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { prepareDataFolder } from '@croupier/start/data-folder.ts'
import { checkDatabase } from '@croupier/start/outside-database.ts'
import { findRunningPostgres, startPostgres } from '@croupier/start/postgres.ts'
import { takeStartLock } from '@croupier/start/start-lock.ts'
import type { Config } from '../platform/config.ts'
import { OpsFault } from './command.ts'

export interface FoundDatabase {
  url: string
  /** Stops what was started for the command, and nothing else. */
  leave(): Promise<void>
}

/**
 * The database of DATABASE_URL; else the one of a running `npm start`; else its data, with a server started for as long
 * as the command runs (an `npm start` meanwhile is told to wait, by the same lock that keeps two of them apart).
 * @param mayMake whether an absent one is made
 */
export async function findDatabase(config: Config, mayMake: boolean): Promise<FoundDatabase> {
  if (config.databaseUrl) {
    await checkDatabase(config.databaseUrl)
    return { url: config.databaseUrl, leave: async () => {} }
  }
  const folder = join(config.dataDir, 'postgres')
  const running = await findRunningPostgres(folder)
  if (running) return { url: running, leave: async () => {} }
  if (!mayMake && !existsSync(join(folder, 'data', 'PG_VERSION'))) {
    throw new OpsFault(`there is no database in ${config.dataDir} yet: “npm start” makes one, or set DATABASE_URL`)
  }
  await prepareDataFolder(config.dataDir)
  const lock = await takeStartLock(config.dataDir)
  try {
    const postgres = await startPostgres({ folder })
    return {
      url: postgres.url,
      async leave() {
        await postgres.stop()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

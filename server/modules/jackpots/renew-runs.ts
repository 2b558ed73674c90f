import type { App } from '../../platform/app.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { newRunSeed } from './jackpot-seed.ts'
import { holdAll, setSeed } from './pots-store.ts'

/**
 * After a restore: a run that was hit since the dump told where, and is open again. So every open run commits to another seed;
 * what it gathered stays. Answers how many.
 */
export function renewRuns({ database, ports }: App): Promise<number> {
  const secrets = ports.use(secretsPort)
  return database.transaction(async (tx) => {
    const pots = await holdAll(tx)
    for (const { runId } of pots) await setSeed(tx, runId, newRunSeed(secrets))
    return pots.length
  })
}

import type { App } from '../../platform/app.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { amountOf, hitPointOf } from '@croupier/games/jackpot/jackpot.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { newRunSeed, openRunSeed, type SealedSeed } from './jackpot-seed.ts'
import { holdAll, type Pot, setSeed } from './pots-store.ts'

/**
 * A seed by which a run is hit above what it holds, every such amount equally likely: below it the next stake, whoever's,
 * would win at once.
 */
function seedAbove(secrets: Secrets, pot: Pot): SealedSeed {
  const holds = amountOf(pot.seed, pot.gathered)
  for (;;) {
    const seed = newRunSeed(secrets)
    const serverSeed = openRunSeed(secrets, seed)
    const hit = hitPointOf({ potCode: pot.code, run: pot.run, serverSeed }, pot)
    if (hit > holds || holds >= pot.ceiling) return seed
  }
}

/**
 * After a restore: a run that was hit since the dump told where, and is open again. So every open run commits to another seed;
 * what it gathered stays. Answers how many.
 */
export function renewRuns({ database, ports }: App): Promise<number> {
  const secrets = ports.use(secretsPort)
  return database.transaction(async (tx) => {
    const pots = await holdAll(tx)
    for (const pot of pots) await setSeed(tx, pot.runId, seedAbove(secrets, pot))
    return pots.length
  })
}

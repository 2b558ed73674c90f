import type { App } from '../../platform/app.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { openSeed } from './deals.ts'
import { heldRounds, holdRound, isHeld, markVoid } from './rounds-store.ts'

/**
 * After a restore: a round that was held at the dump may have been dealt since, and would take bets anew. So it is called off;
 * what lies on it comes back with the next look at the clock. Answers how many.
 */
export async function callOffHeld({ database, ports }: App): Promise<number> {
  const secrets = ports.use(secretsPort)
  let calledOff = 0
  for (const id of await heldRounds(database)) {
    await database.transaction(async (tx) => {
      const round = await holdRound(tx, id)
      if (!round || !isHeld(round)) return
      await markVoid(tx, id, openSeed(secrets, round))
      calledOff += 1
    })
  }
  return calledOff
}

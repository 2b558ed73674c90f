import type { App } from '../../platform/app.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { openSeed, standingAt } from './courses.ts'
import { databaseNow, fixturesPlanned, holdFixture, markVoid } from './fixtures-store.ts'

/**
 * After a restore: a match that was to come at the dump may have been called off since, and anybody who read its seed then
 * knows how it ends. So every one that is not over yet is called off; what was bet on it comes back with the next look at the
 * clock. Answers how many.
 */
export async function callOffPlanned({ database, ports }: App): Promise<number> {
  const secrets = ports.use(secretsPort)
  let calledOff = 0
  for (const id of await fixturesPlanned(database)) {
    const isCalledOff = await database.transaction(async (tx) => {
      const fixture = await holdFixture(tx, id)
      if (fixture?.state !== 'planned' || standingAt(secrets, fixture, await databaseNow(tx)).isOver) return false
      await markVoid(tx, id, openSeed(secrets, fixture))
      return true
    })
    if (isCalledOff) calledOff += 1
  }
  return calledOff
}

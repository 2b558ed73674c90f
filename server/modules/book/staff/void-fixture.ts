import { voidFixture } from '@croupier/api/book/staff/void-fixture.ts'
import { implement } from '../../../platform/implement.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { type Secrets, secretsPort } from '../../../platform/secrets.ts'
import { openSeed, standingAt } from '../courses.ts'
import { databaseNow, findFixtures, type Fixture, holdFixture, markVoid } from '../fixtures-store.ts'
import { membersOn } from '../slips-store.ts'

/** Not once everybody can see how it ended, whether or not it has been written down. */
function mayBeVoid(secrets: Secrets, fixture: Fixture, now: number): boolean {
  return fixture.state === 'planned' && !standingAt(secrets, fixture, now).isOver
}

export default implement(
  voidFixture,
  async (ctx, { fixtureId }) => {
    const fixture = await holdFixture(ctx.tx, BigInt(fixtureId))
    if (!fixture) throw ctx.refusal('book.fixture.not.found')
    const secrets = ctx.use(secretsPort)
    if (!mayBeVoid(secrets, fixture, await databaseNow(ctx.tx))) throw ctx.refusal('book.fixture.state')
    // Nothing is drawn from it any more: everybody may see what it would have been.
    await markVoid(ctx.tx, fixture.id, openSeed(secrets, fixture))
    const memberIds = await membersOn(ctx.tx, fixture.id)
    ctx.edits({ memberIds })
    // What was bet on it comes back with the next look at the clock.
    return { members: memberIds.length }
  },
  async ({ db, use }, { fixtureId }) => {
    const [fixture] = await findFixtures(db, [BigInt(fixtureId)])
    if (!fixture) throw new Refusal('book.fixture.not.found')
    if (!mayBeVoid(use(secretsPort), fixture, await databaseNow(db))) throw new Refusal('book.fixture.state')
  },
)

import { voidFixture } from '@croupier/api/book/staff/void-fixture.ts'
import { implement } from '../../../platform/implement.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findFixtures, holdFixture, markVoid } from '../fixtures-store.ts'
import { membersOn } from '../slips-store.ts'

export default implement(
  voidFixture,
  async (ctx, { fixtureId }) => {
    const fixture = await holdFixture(ctx.tx, BigInt(fixtureId))
    if (!fixture) throw ctx.refusal('book.fixture.not.found')
    if (fixture.state !== 'planned') throw ctx.refusal('book.fixture.state')
    await markVoid(ctx.tx, fixture.id)
    const memberIds = await membersOn(ctx.tx, fixture.id)
    ctx.edits({ memberIds })
    // What was bet on it comes back with the next look at the clock.
    return { members: memberIds.length }
  },
  async ({ db }, { fixtureId }) => {
    const [fixture] = await findFixtures(db, [BigInt(fixtureId)])
    if (!fixture) throw new Refusal('book.fixture.not.found')
    if (fixture.state !== 'planned') throw new Refusal('book.fixture.state')
  },
)

import { suspendFixture } from '@croupier/api/book/staff/suspend-fixture.ts'
import { implement } from '../../../platform/implement.ts'
import { holdFixture, setSuspended } from '../fixtures-store.ts'

export default implement(suspendFixture, async (ctx, { fixtureId, isSuspended }) => {
  const fixture = await holdFixture(ctx.tx, BigInt(fixtureId))
  if (!fixture) throw ctx.refusal('book.fixture.not.found')
  if (fixture.state !== 'planned') throw ctx.refusal('book.fixture.state')
  await setSuspended(ctx.tx, fixture.id, isSuspended)
  return { isSuspended }
})

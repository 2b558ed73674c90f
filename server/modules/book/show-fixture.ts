import { showFixture } from '@croupier/api/book/show-fixture.ts'
import { clientSeedOf } from '@croupier/games/book/fairness.ts'
import { implement } from '../../platform/implement.ts'
import { chancesOf } from './courses.ts'
import { describeFixture } from './describe-fixture.ts'
import { databaseNow, findFixtures } from './fixtures-store.ts'
import { poolsOf } from './pools-of.ts'

export default implement(showFixture, async (ctx, { fixtureId }) => {
  const [fixture] = await findFixtures(ctx.db, [BigInt(fixtureId)])
  if (!fixture) throw ctx.refusal('book.fixture.not.found')
  const [now, pools] = await Promise.all([databaseNow(ctx.db), poolsOf(ctx, ctx.session, [fixture])])
  return {
    now,
    fixture: describeFixture(ctx, fixture, { now, markets: 'all', pool: pools.get(fixture.id) }),
    fairness: {
      seedHash: fixture.seedHash,
      serverSeed: fixture.serverSeed,
      clientSeed: clientSeedOf({ leagueCode: fixture.league, number: fixture.number }),
      chances: chancesOf(fixture),
    },
  }
})

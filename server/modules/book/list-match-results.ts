import { listMatchResults } from '@croupier/api/book/list-match-results.ts'
import { implement } from '../../platform/implement.ts'
import { describeFixture } from './describe-fixture.ts'
import { databaseNow, fixturesOver } from './fixtures-store.ts'
import { poolsOf } from './pools-of.ts'

export default implement(listMatchResults, async (ctx, { gameCode, before, pageSize }) => {
  const fixtures = await fixturesOver(ctx.db, gameCode, { before, most: pageSize })
  const [now, pools] = await Promise.all([databaseNow(ctx.db), poolsOf(ctx, ctx.session, fixtures)])
  return {
    list: fixtures.map((fixture) =>
      describeFixture(ctx, fixture, { now, markets: 'none', pool: pools.get(fixture.id) }),
    ),
    next: fixtures.length === pageSize ? Number(fixtures.at(-1)!.id) : null,
  }
})

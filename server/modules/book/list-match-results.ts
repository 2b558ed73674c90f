import { listMatchResults } from '@croupier/api/book/list-match-results.ts'
import { implement } from '../../platform/implement.ts'
import { readPage } from '../../platform/page.ts'
import { describeFixture } from './describe-fixture.ts'
import { databaseNow, type Fixture, fixturesOver } from './fixtures-store.ts'
import { poolsOf } from './pools-of.ts'

export default implement(listMatchResults, async (ctx, { gameCode, before, pageSize }) => {
  const { rows: fixtures, next } = await readPage(
    pageSize,
    ({ id }: Fixture) => Number(id),
    (most) => fixturesOver(ctx.db, gameCode, { before, most }),
  )
  const [now, pools] = await Promise.all([databaseNow(ctx.db), poolsOf(ctx, ctx.session, fixtures)])
  return {
    list: fixtures.map((fixture) =>
      describeFixture(ctx, fixture, { now, markets: 'none', pool: pools.get(fixture.id) }),
    ),
    next,
  }
})

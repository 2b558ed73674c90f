import { listFixtures } from '@croupier/api/book/list-fixtures.ts'
import { hundredthsText } from '@croupier/basis/hundredths.ts'
import { leagueCalled } from '@croupier/games/book/leagues.ts'
import { implement } from '../../platform/implement.ts'
import { settingsPort } from '../../platform/settings.ts'
import { brand } from '../settings/index.ts'
import { cashOutMargin, limitsIn, poolMargin, priceMargin } from './book-settings.ts'
import { describeFixture } from './describe-fixture.ts'
import { toComeOf } from './fixture-reads.ts'
import { isOpen, offeredAs } from './offered.ts'
import { poolsOf } from './pools-of.ts'

export default implement(listFixtures, async (ctx, { gameCode }) => {
  const settings = ctx.use(settingsPort)
  const currency = ctx.session?.currency ?? settings.read(brand).currency
  const offered = offeredAs(ctx, leagueCalled(gameCode)!)
  const { fixtures, now } = await toComeOf(ctx.db)(gameCode)
  const pools = await poolsOf(ctx, ctx.session, fixtures)
  return {
    now,
    isOpen: offered !== undefined && isOpen(offered),
    margins: {
      price: hundredthsText(settings.read(priceMargin)),
      cashOut: hundredthsText(settings.read(cashOutMargin)),
      // Of the match that comes first: a pool keeps what held when it was planned.
      pool: hundredthsText(fixtures[0]?.poolMargin ?? settings.read(poolMargin)),
    },
    currency,
    limits: limitsIn(settings, currency) ?? null,
    list: (offered ? fixtures : []).map((fixture) =>
      describeFixture(ctx, fixture, { now, markets: 'first', pool: pools.get(fixture.id) }),
    ),
  }
})

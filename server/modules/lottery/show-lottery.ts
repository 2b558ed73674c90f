import { MOST_DRAWS } from '@croupier/api/lottery/limits.ts'
import { showLottery } from '@croupier/api/lottery/show-lottery.ts'
import { HIGHEST_GROUP, LOWEST_GROUP } from '@croupier/games/lottery/prize-group.ts'
import { implement } from '../../platform/implement.ts'
import { settingsPort } from '../../platform/settings.ts'
import { displayNameOf } from '../catalogue/index.ts'
import { brand } from '../settings/index.ts'
import { describeDraw, describeLottery } from './describe.ts'
import { databaseNow, latestDrawn, upcoming } from './draws-store.ts'
import { limitsOf } from './limits.ts'
import { limits } from './lottery-settings.ts'
import { findOffered } from './offered.ts'
import { prizeGroupsPort } from './prize-group-port.ts'

export default implement(showLottery, async (ctx, { gameCode }) => {
  const offered = await findOffered(ctx, ctx.db, gameCode)
  if (!offered) throw ctx.refusal('lottery.game.closed')
  const [coming, [last], now] = await Promise.all([
    upcoming(ctx.db, [gameCode], MOST_DRAWS),
    latestDrawn(ctx.db, [gameCode], 1),
    databaseNow(ctx.db),
  ])
  const { session } = ctx
  const settings = ctx.use(settingsPort)
  const currency = session?.currency ?? settings.read(brand).currency
  const table = settings.read(limits)
  return {
    game: describeLottery(offered, displayNameOf(offered.entry, ctx.language), coming, last),
    now,
    planned: coming.map((draw) => describeDraw(offered.family, draw)),
    limits: limitsOf(offered.game, table, currency) ?? null,
    unitValues: [...(table[currency]?.unitValues ?? [])],
    currency,
    group: session ? await ctx.use(prizeGroupsPort).groupOf(ctx.db, session.memberId) : HIGHEST_GROUP,
    lowestGroup: LOWEST_GROUP,
    oddsShares: offered.game.oddsShares ?? {},
  }
})

import { listLotteries } from '@croupier/api/lottery/list-lotteries.ts'
import { implement } from '../../platform/implement.ts'
import { displayNameOf } from '../catalogue/index.ts'
import { describeLottery } from './describe.ts'
import { databaseNow, latestDrawn, upcoming } from './draws-store.ts'
import { offeredLotteries } from './offered.ts'

export default implement(listLotteries, async (ctx, { gameType }) => {
  const offered = (await offeredLotteries(ctx, ctx.db)).filter(
    ({ entry }) => gameType === undefined || entry.type === gameType,
  )
  const codes = offered.map(({ game }) => game.code)
  const [coming, drawn, now] = await Promise.all([
    upcoming(ctx.db, codes, 2),
    latestDrawn(ctx.db, codes, 1),
    databaseNow(ctx.db),
  ])
  const byGame = Map.groupBy(coming, ({ gameCode }) => gameCode)
  const last = new Map(drawn.map((draw) => [draw.gameCode, draw]))
  return {
    now,
    list: offered.map((one) =>
      describeLottery(
        one,
        displayNameOf(one.entry, ctx.language),
        byGame.get(one.game.code) ?? [],
        last.get(one.game.code),
      ),
    ),
  }
})

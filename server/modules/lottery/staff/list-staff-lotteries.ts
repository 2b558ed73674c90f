import { listStaffLotteries } from '@croupier/api/lottery/staff/list-staff-lotteries.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { overdueByGame } from '../draws-store.ts'
import { allGames } from '../games-store.ts'
import { limits } from '../lottery-settings.ts'
import { offeredAs } from '../offered.ts'
import { describeStaffLottery } from './describe-staff-lottery.ts'

export default implement(listStaffLotteries, async (ctx) => {
  const table = ctx.use(settingsPort).read(limits)
  const overdue = new Map((await overdueByGame(ctx.db)).map(({ gameCode, count }) => [gameCode, count]))
  const list = (await allGames(ctx.db)).map((game) =>
    describeStaffLottery(game, {
      table,
      isOffered: offeredAs(ctx, game) !== undefined,
      overdue: overdue.get(game.code) ?? 0,
    }),
  )
  return { list }
})

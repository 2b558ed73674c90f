import { listStaffLotteries } from '@croupier/api/lottery/staff/list-staff-lotteries.ts'
import { implement } from '../../../platform/implement.ts'
import { overdueByGame } from '../draws-store.ts'
import { allGames } from '../games-store.ts'
import { offeredAs } from '../offered.ts'
import { describeStaffLottery } from './describe-staff-lottery.ts'

export default implement(listStaffLotteries, async (ctx) => {
  const overdue = new Map((await overdueByGame(ctx.db)).map(({ gameCode, count }) => [gameCode, count]))
  const list = (await allGames(ctx.db)).map((game) =>
    describeStaffLottery(game, offeredAs(ctx, game) !== undefined, overdue.get(game.code) ?? 0),
  )
  return { list }
})

import { listLotteryOdds } from '@croupier/api/lottery/staff/list-lottery-odds.ts'
import { implement } from '../../../platform/implement.ts'
import { findGame } from '../games-store.ts'
import { describeOdds } from './describe-odds.ts'

export default implement(listLotteryOdds, async (ctx, { gameCode }) => {
  const game = await findGame(ctx.db, gameCode)
  if (!game) throw ctx.refusal('lottery.game.closed')
  return describeOdds(ctx.db, game)
})

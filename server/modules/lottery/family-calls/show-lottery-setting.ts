import { showLotterySetting } from '@croupier/api/lottery/show-lottery-setting.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { limitsOf } from '../limits.ts'
import { unitValues } from '../lottery-settings.ts'
import { lotteryByNode } from './lotteries-by-id.ts'

export default implement(showLotterySetting, async (ctx, { gameId }) => {
  const offered = await lotteryByNode(ctx, ctx.db, gameId)
  if (!offered) throw ctx.refusal('lottery.game.closed')
  const limits = limitsOf(offered.game)
  return {
    betMultipleMax: limits.multiple,
    betAmountMax: limits.stake,
    bettingModes: ctx
      .use(settingsPort)
      .read(unitValues)
      .map((unit, at) => ({ bettingModeId: at + 1, code: `UNIT_${unit}`, unit, winAmountMax: limits.linePayout })),
  }
})

import { showLotterySetting } from '@croupier/api/lottery/show-lottery-setting.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { brand } from '../../settings/index.ts'
import { limitsOf, multipleOf } from '../limits.ts'
import { limits } from '../lottery-settings.ts'
import { lotteryByNode } from './lotteries-by-id.ts'

export default implement(showLotterySetting, async (ctx, { gameId }) => {
  const offered = await lotteryByNode(ctx, ctx.db, gameId)
  if (!offered) throw ctx.refusal('lottery.game.closed')
  const settings = ctx.use(settingsPort)
  const currency = ctx.session?.currency ?? settings.read(brand).currency
  const table = settings.read(limits)
  const taken = limitsOf(offered.game, table, currency)
  return {
    betMultipleMax: multipleOf(offered.game),
    betAmountMax: taken?.stake ?? '0',
    bettingModes: (table[currency]?.unitValues ?? []).map((unit, at) => ({
      bettingModeId: at + 1,
      code: `UNIT_${unit}`,
      unit,
      winAmountMax: taken!.linePayout,
    })),
  }
})

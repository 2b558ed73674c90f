import { buySlip } from '@croupier/api/lottery/buy-slip.ts'
import { Money } from '@croupier/basis/money.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { unitValues } from '../lottery-settings.ts'
import { sellOrders } from '../sell-orders.ts'
import { lotteryByNode } from './lotteries-by-id.ts'
import { readSlip } from './read-slip.ts'

export default implement(buySlip, async (ctx, input) => {
  const offered = await lotteryByNode(ctx, ctx.tx, input.gameId)
  if (!offered) throw ctx.refusal('lottery.game.closed')
  const lines = readSlip(offered.family, ctx.use(settingsPort).read(unitValues), input.bettingSlipString)
  const isChase = input.chase && input.chaseSlip.length > 0
  const sold = await sellOrders(ctx, ctx.session, {
    gameCode: offered.game.code,
    draws: isChase ? input.chaseSlip : [{ numero: input.currentNumero, multiple: 1 }],
    lines,
    stopsOnWin: input.winningStop,
  })
  const total = new Money(ctx.session.currency, sold.stake)
  if (input.betCartAmountSum !== undefined && Number(input.betCartAmountSum) !== Number(total.toString())) {
    throw ctx.refusal('lottery.units.mismatch', { units: total.toString() })
  }
  const [first] = isChase ? input.chaseSlip : [{ numero: input.currentNumero }]
  return { orderNumber: sold.ids[0]!, numero: first!.numero, totalBettingAmount: total.toString() }
})

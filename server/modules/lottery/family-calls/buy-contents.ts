import { buyContents } from '@croupier/api/lottery/buy-contents.ts'
import type { AnswerOf } from '@croupier/api/operation.ts'
import { Money } from '@croupier/basis/money.ts'
import { implement } from '../../../platform/implement.ts'
import { sellOrders } from '../sell-orders.ts'
import { lotteryByNode } from './lotteries-by-id.ts'

export default implement(buyContents, async (ctx, { contents }) => {
  const bought: AnswerOf<typeof buyContents> = []
  for (const [at, content] of contents.entries()) {
    const offered = await lotteryByNode(ctx, ctx.tx, content.gameId)
    if (!offered) throw ctx.refusal('lottery.game.closed')
    const type = offered.family.bets[content.playId - 1]
    if (!type) {
      const fields = [{ field: `contents.${at}.playId`, messageKey: 'fault.format' }]
      throw ctx.refusal('request.invalid', { fields })
    }
    const line = {
      playCode: type.code,
      content: content.bettingContent,
      unitValue: content.singleBetPrice,
      multiple: 1,
    }
    const { ids, stake } = await sellOrders(ctx, ctx.session, {
      gameCode: offered.game.code,
      draws: content.numero,
      lines: [line],
      stopsOnWin: content.winStop,
    })
    bought.push({
      orderNumber: ids[0]!,
      numero: content.numero[0]!.numero,
      totalBettingAmount: new Money(ctx.session.currency, stake).toString(),
    })
  }
  return bought
})

import { buyContents } from '@croupier/api/lottery/buy-contents.ts'
import { Money } from '@croupier/basis/money.ts'
import { implement } from '../../../platform/implement.ts'
import type { AskedOrder } from '../sell-orders.ts'
import { buy } from './buy.ts'
import { lotteryByNode } from './lotteries-by-id.ts'

export default implement(buyContents, async (ctx, { contents }) => {
  const asked: AskedOrder[] = []
  for (const [at, content] of contents.entries()) {
    const offered = await lotteryByNode(ctx, ctx.db, content.gameId)
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
    asked.push({ gameCode: offered.game.code, draws: content.numero, lines: [line], stopsOnWin: content.winStop })
  }
  return buy(ctx, ctx.session, asked, (bought) =>
    bought.map(({ id, numero, stake }) => ({
      orderNumber: id,
      numero,
      totalBettingAmount: new Money(ctx.session.currency, stake).toString(),
    })),
  )
})

import { buyContents } from '@croupier/api/lottery/buy-contents.ts'
import { Money } from '@croupier/basis/money.ts'
import { implement } from '../../../platform/implement.ts'
import { faultAt, type FieldNames } from '../read-lines.ts'
import type { AskedOrder } from '../sell-orders.ts'
import { buy } from './buy.ts'
import { lotteryByNode } from './lotteries-by-id.ts'

const fields = { playCode: 'playId', content: 'bettingContent', unitValue: 'singleBetPrice', group: 'playId' } as const

export default implement(buyContents, async (ctx, { contents }) => {
  const asked: AskedOrder[] = []
  for (const [at, content] of contents.entries()) {
    const offered = await lotteryByNode(ctx, ctx.db, content.gameId)
    if (!offered) throw ctx.refusal('lottery.game.closed')
    const type = offered.family.bets[content.playId - 1]
    if (!type) throw faultAt(`contents.${at}.playId`)
    const line = {
      playCode: type.code,
      content: content.bettingContent,
      unitValue: content.singleBetPrice,
      multiple: 1,
    }
    const names: FieldNames = {
      line: (_, field) => `contents.${at}.${fields[field]}`,
      draw: (place) => `contents.${at}.numero.${place}.numero`,
    }
    asked.push({
      gameCode: offered.game.code,
      draws: content.numero,
      lines: [line],
      stopsOnWin: content.winStop,
      names,
    })
  }
  return buy(ctx, ctx.session, asked, (bought) =>
    bought.map(({ id, numero, stake }) => ({
      orderNumber: id,
      numero,
      totalBettingAmount: new Money(ctx.session.currency, stake).toString(),
    })),
  )
})

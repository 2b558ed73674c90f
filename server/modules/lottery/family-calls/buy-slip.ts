import { buySlip } from '@croupier/api/lottery/buy-slip.ts'
import { assert } from '@croupier/basis/assert.ts'
import { Money } from '@croupier/basis/money.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { limits } from '../lottery-settings.ts'
import { buy } from './buy.ts'
import { lotteryByNode } from './lotteries-by-id.ts'
import { faultAt } from '../read-lines.ts'
import { readSlip } from './read-slip.ts'

export default implement(buySlip, async (ctx, input) => {
  const offered = await lotteryByNode(ctx, ctx.db, input.gameId)
  if (!offered) throw ctx.refusal('lottery.game.closed')
  const taken = ctx.use(settingsPort).read(limits)[ctx.session.currency]
  if (!taken) throw ctx.refusal('game.currency.closed')
  const lines = readSlip(offered.family, taken.unitValues, input.bettingSlipString)
  // Whoever asks for a chase and names no draw of it is not sold one draw instead.
  if (input.chase && input.chaseSlip.length === 0) throw faultAt('chaseSlip')
  const asked = {
    gameCode: offered.game.code,
    draws: input.chase ? input.chaseSlip : [{ numero: input.currentNumero, multiple: 1 }],
    lines,
    stopsOnWin: input.winningStop,
    names: { line: () => 'bettingSlipString', draw: (at: number) => `chaseSlip.${at}.numero` },
  }
  return buy(ctx, ctx.session, [asked], ([bought]) => {
    assert(bought, 'one slip is one purchase')
    const total = new Money(ctx.session.currency, bought.stake)
    if (input.betCartAmountSum !== undefined && Number(input.betCartAmountSum) !== Number(total.toString())) {
      throw ctx.refusal('lottery.units.mismatch', { units: total.toString() })
    }
    return { orderNumber: bought.id, numero: bought.numero, totalBettingAmount: total.toString() }
  })
})

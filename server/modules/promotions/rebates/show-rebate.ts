import { showRebate } from '@croupier/api/promotions/rebates/show-rebate.ts'
import type { GameType } from '@croupier/api/games/game-types.ts'
import { localDate } from '@croupier/basis/period.ts'
import { implement } from '../../../platform/implement.ts'
import { amountText } from '../../wallet/index.ts'
import { dueRebates } from './due-rebate.ts'
import { unitsOf } from '../kinds/payable.ts'
import { percentWithin, raiseOf } from '../kinds/rebate.ts'
import { zoneOf } from '../measure.ts'
import { runningOfKind } from '../promotions-store.ts'
import { rebateCapsPort } from './rebate-caps-port.ts'

export default implement(showRebate, async (ctx) => {
  const { memberId, currency } = ctx.session
  const now = ctx.clock.now()
  const today = localDate(zoneOf(ctx), now)
  const capOf = await ctx.use(rebateCapsPort).capsOf(ctx.db, [memberId])
  const list = []
  for (const promotion of await runningOfKind(ctx.db, 'rebate', currency, now)) {
    const { promise } = promotion
    if (promise.kind !== 'rebate' || !promise.terms.isByHand) continue
    const [owed] = await dueRebates(ctx, ctx.db, promotion, promise.terms, [memberId], now + 1)
    const raise = owed?.raise ?? null
    const lines = Map.groupBy(owed?.lines ?? [], ({ gameType }) => gameType)
    const sum = (gameType: string, of: 'validBet' | 'paid' | 'due') =>
      (lines.get(gameType) ?? []).reduce((total, line) => total + line[of], 0n)
    const open = (owed?.lines ?? []).reduce((total, { due, paid }) => total + due - paid, 0n)
    list.push({
      promotionId: promotion.id.toString(),
      title: promotion.titles[ctx.language] ?? promotion.titles['en'] ?? '',
      minimum: amountText(currency, unitsOf(currency, promise.terms.minimum)),
      due: amountText(currency, open > 0n ? open + raiseOf(currency, open, raise) : 0n),
      raise,
      isPayable: (owed?.amount ?? 0n) > 0n,
      categories: promise.terms.rates.map(({ gameType, percent }) => ({
        gameType: gameType as GameType,
        percent: percentWithin(percent, capOf(memberId, gameType, today)),
        validBet: amountText(currency, sum(gameType, 'validBet')),
        paid: amountText(currency, sum(gameType, 'paid')),
        due: amountText(currency, sum(gameType, 'due') - sum(gameType, 'paid')),
      })),
    })
  }
  return { currency, list }
})

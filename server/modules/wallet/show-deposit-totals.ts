import { showDepositTotals } from '@croupier/api/wallet/show-deposit-totals.ts'
import { implement } from '../../platform/implement.ts'
import { countInStates, paidTotals } from './deposits-store.ts'
import { amountText } from './purses.ts'

export default implement(showDepositTotals, async (ctx, { from, until }) => {
  const paid = await paidTotals(ctx.db, from, until)
  return {
    paid: paid.map(({ currency, count, credited, fees }) => ({
      currency,
      count,
      amount: amountText(currency, credited),
      fees: amountText(currency, fees),
    })),
    ...(await countInStates(ctx.db)),
  }
})

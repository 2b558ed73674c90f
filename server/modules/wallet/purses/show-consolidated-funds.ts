import { showConsolidatedFunds } from '@croupier/api/wallet/purses/show-consolidated-funds.ts'
import { currencyOf } from '@croupier/basis/currency.ts'
import { implement } from '../../../platform/implement.ts'
import { contractInfoPort } from '../contract-info-port.ts'
import { playableUnits, purseBalances } from './member-purses.ts'
import { amountText } from './purses.ts'

export default implement(showConsolidatedFunds, async (ctx) => {
  const { memberId, currency } = ctx.session
  const purses = await purseBalances(ctx.db, memberId)
  return {
    sumBalance: amountText(currency, playableUnits(purses)),
    currency,
    currencySymbol: currencyOf(currency).symbol,
    ...(await ctx.use(contractInfoPort).contractsOf(ctx, memberId)),
  }
})

import { purseIds } from '@croupier/api/wallet/purses/purse-names.ts'
import { showBalance } from '@croupier/api/wallet/purses/show-balance.ts'
import { currencyOf } from '@croupier/basis/currency.ts'
import { implement } from '../../../platform/implement.ts'
import { playableUnits, purseBalances } from './member-purses.ts'
import { amountText } from './purses.ts'

export default implement(showBalance, async (ctx, { typeId }) => {
  const { memberId, currency } = ctx.session
  const purses = await purseBalances(ctx.db, memberId)
  const asked = purses.filter(({ name }) => typeId === 0 || purseIds[name] === typeId)
  return {
    sumBalance: amountText(currency, playableUnits(purses)),
    currency,
    currencySymbol: currencyOf(currency).symbol,
    balance: asked.map(({ name, unit, available, seq }) => ({
      accountTypeId: purseIds[name],
      accountTypeName: name,
      availBalance: amountText(unit, available),
      seq: seq.toString(),
    })),
  }
})

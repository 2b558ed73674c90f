import { listPointRates } from '@croupier/api/points/list-point-rates.ts'
import { implement } from '../../platform/implement.ts'
import { describeRates } from './describe-rates.ts'
import { merchantDay } from './merchant-day.ts'
import { ratesSince } from './rates-store.ts'
import { readerCurrency } from './reader-currency.ts'

export default implement(listPointRates, async (ctx, input) => {
  const currency = input.currency ?? readerCurrency(ctx)
  const { today } = merchantDay(ctx)
  return { currency, list: describeRates(currency, await ratesSince(ctx.db, currency, today), today) }
})

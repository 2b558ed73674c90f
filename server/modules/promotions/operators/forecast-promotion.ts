import { FORECAST_DAYS, forecastPromotion } from '@croupier/api/promotions/operators/forecast-promotion.ts'
import { implement } from '../../../platform/implement.ts'
import { countReachable } from '../../identity/index.ts'
import { amountText } from '../../wallet/index.ts'
import { expectedCost } from './expected-cost.ts'
import { mostOf } from '../kinds/most.ts'
import { unitsOf } from '../kinds/payable.ts'
import { faultsOf } from './promotion-faults.ts'

const DAY = 86_400_000

export default implement(
  forecastPromotion,
  async (ctx, { currency, category: _category, position: _position, ...draft }) => {
    const faults = faultsOf(draft, currency)
    if (faults.length > 0) throw ctx.refusal('request.invalid', { fields: faults })
    const now = ctx.clock.now()
    const { newMembersDays, promise } = draft
    const registeredSince = newMembersDays === null ? undefined : now - newMembersDays * DAY
    const budget = draft.budget === null ? null : unitsOf(currency, draft.budget)
    const most = mostOf(promise, currency, budget)
    const found = await expectedCost(ctx, ctx.db, promise, {
      currency,
      from: now - FORECAST_DAYS * DAY,
      until: now + 1,
      registeredSince,
    })
    const expected = found && (most !== null && found.cost > most ? most : found.cost)
    return {
      audience: await countReachable(ctx.db, { currency, registeredSince }),
      expected: expected === undefined ? null : amountText(currency, expected),
      members: found?.members ?? 0,
      looked: found?.looked ?? 0,
      most: most === null ? null : amountText(currency, most),
    }
  },
)

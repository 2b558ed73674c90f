import { previewPromotion } from '@croupier/api/promotions/operators/preview-promotion.ts'
import { Money } from '@croupier/basis/money.ts'
import { matchLanguage } from '@croupier/words/languages.ts'
import { implement } from '../../../platform/implement.ts'
import { describeInFull } from '../describe-promotion.ts'
import type { Promotion } from '../promotion.ts'
import { gameFaults } from '../free-rounds/game-faults.ts'
import { faultsOf } from './promotion-faults.ts'

export default implement(previewPromotion, async (ctx, { language, currency, category, position, ...draft }) => {
  const faults = [...faultsOf(draft, currency), ...gameFaults(ctx, draft.promise, currency)]
  if (faults.length > 0) throw ctx.refusal('request.invalid', { fields: faults })
  const shown: Promotion = {
    ...draft,
    // Of a promotion that is not kept there is nothing in any table.
    id: 0n,
    promotionId: 0n,
    number: 1,
    category,
    currency,
    position,
    state: 'published',
    budget: draft.budget === null ? null : Money.parse(draft.budget, currency).units,
    publishedAt: null,
    decidedAt: null,
    reserved: 0n,
    paid: 0n,
  }
  const reader = { use: ctx.use, clock: ctx.clock, language: matchLanguage(language, 'en') }
  const {
    promotionId: _id,
    version: _version,
    reason: _reason,
    due: _due,
    isWithheld: _isWithheld,
    ...detail
  } = await describeInFull(reader, ctx.db, shown, undefined)
  return detail
})

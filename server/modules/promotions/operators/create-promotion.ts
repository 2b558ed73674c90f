import { createPromotion } from '@croupier/api/promotions/operators/create-promotion.ts'
import { Money } from '@croupier/basis/money.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import { implement } from '../../../platform/implement.ts'
import { describeAsKept } from './describe-for-staff.ts'
import { gameFaults } from '../free-rounds/game-faults.ts'
import { beginningOf } from '../promotion.ts'
import { faultsOf } from './promotion-faults.ts'
import { insertPromotion, insertVersion } from '../promotions-store.ts'

export default implement(createPromotion, async (ctx, { currency, category, position, ...draft }) => {
  const faults = [...faultsOf(draft, currency), ...gameFaults(ctx, draft.promise, currency)]
  if (faults.length > 0) throw ctx.refusal('request.invalid', { fields: faults })
  const budget = draft.budget === null ? null : Money.parse(draft.budget, currency).units
  const createdBy = nameOfActor(ctx.actor)
  const createdAt = ctx.clock.now()
  const { kind } = draft.promise
  const id = await insertPromotion(ctx.tx, { kind, category, currency, position, budget, createdBy, createdAt })
  const startsAt = beginningOf(draft.promise, draft.startsAt)
  const version = { ...draft, startsAt, promotionId: id, number: 1, createdBy, createdAt }
  await insertVersion(ctx.tx, version, { category, position, budget })
  return describeAsKept(ctx.tx, id, ctx.clock.now())
})

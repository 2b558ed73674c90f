import { changePromotion } from '@croupier/api/promotions/operators/change-promotion.ts'
import { Money } from '@croupier/basis/money.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import { implement } from '../../../platform/implement.ts'
import { describeAsKept } from './describe-for-staff.ts'
import { gameFaults } from '../free-rounds/game-faults.ts'
import { beginningOf } from '../promotion.ts'
import { faultsOf } from './promotion-faults.ts'
import { insertVersion, lockPromotion } from '../promotions-store.ts'

export default implement(changePromotion, async (ctx, { promotionId, category, position, ...draft }) => {
  const before = await lockPromotion(ctx.tx, BigInt(promotionId))
  if (!before) throw ctx.refusal('promotion.not.found')
  // What is shown to members was published by somebody who looked at it: what it promises is changed by another promotion.
  if (before.state !== 'draft') throw ctx.refusal('promotion.state')
  const faults = [...faultsOf(draft, before.currency), ...gameFaults(ctx, draft.promise, before.currency)]
  if (draft.promise.kind !== before.promise.kind) faults.push({ field: 'promise.kind', messageKey: 'fault.format' })
  if (faults.length > 0) throw ctx.refusal('request.invalid', { fields: faults })
  const budget = draft.budget === null ? null : Money.parse(draft.budget, before.currency).units
  await insertVersion(
    ctx.tx,
    {
      ...draft,
      startsAt: beginningOf(draft.promise, draft.startsAt),
      promotionId: before.id,
      number: before.number + 1,
      createdBy: nameOfActor(ctx.actor),
      createdAt: ctx.clock.now(),
    },
    { category, position, budget },
  )
  return describeAsKept(ctx.tx, before.id, ctx.clock.now())
})

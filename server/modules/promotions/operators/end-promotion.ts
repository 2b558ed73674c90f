import { endPromotion } from '@croupier/api/promotions/operators/end-promotion.ts'
import { implement } from '../../../platform/implement.ts'
import { describeAsKept } from './describe-for-staff.ts'
import { end, lockPromotion } from '../promotions-store.ts'
import { tellPromotions } from '../tell-promotions.ts'

export default implement(endPromotion, async (ctx, { promotionId }) => {
  const promotion = await lockPromotion(ctx.tx, BigInt(promotionId))
  if (!promotion) throw ctx.refusal('promotion.not.found')
  if (promotion.state !== 'published') throw ctx.refusal('promotion.state')
  await end(ctx.tx, promotion.id, ctx.clock.now())
  await tellPromotions(ctx.tx)
  return describeAsKept(ctx.tx, promotion.id, ctx.clock.now())
})

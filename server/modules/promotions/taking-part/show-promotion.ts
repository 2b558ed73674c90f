import { showPromotion } from '@croupier/api/promotions/taking-part/show-promotion.ts'
import { implement } from '../../../platform/implement.ts'
import { describeInFull } from '../describe-promotion.ts'
import { findPromotion } from '../promotions-store.ts'
import { readerOf } from './taking-part.ts'

export default implement(showPromotion, async (ctx, { promotionId }) => {
  const promotion = await findPromotion(ctx.db, BigInt(promotionId))
  if (!promotion || promotion.state === 'draft') throw ctx.refusal('promotion.not.found')
  return describeInFull(ctx, ctx.db, promotion, readerOf(ctx))
})

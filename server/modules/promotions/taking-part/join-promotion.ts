import { joinPromotion } from '@croupier/api/promotions/taking-part/join-promotion.ts'
import { implement } from '../../../platform/implement.ts'
import { describeInFull } from '../describe-promotion.ts'
import { giveFreeRounds } from '../free-rounds/give-free-rounds.ts'
import { joinOnce } from './participations-store.ts'
import { takePart } from './taking-part.ts'

export default implement(joinPromotion, async (ctx, { promotionId }) => {
  const { memberId } = ctx.session
  const promotion = await takePart(ctx, ctx.tx, ctx.session, promotionId, 'join')
  await joinOnce(ctx.tx, { promotionId: promotion.id, memberId, version: promotion.number }, ctx.clock.now())
  if (promotion.promise.kind === 'free-spins') await giveFreeRounds(ctx, promotion, memberId)
  return describeInFull(ctx, ctx.tx, promotion, ctx.session)
})

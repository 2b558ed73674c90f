import { applyForPromotion } from '@croupier/api/promotions/taking-part/apply-for-promotion.ts'
import { filesPort, type StoredFile } from '../../../platform/files.ts'
import { redrawImage, UnacceptableUpload } from '../../../platform/images.ts'
import { implement } from '../../../platform/implement.ts'
import { describeInFull } from '../describe-promotion.ts'
import { apply } from './participations-store.ts'
import { takePart } from './taking-part.ts'

export default implement(applyForPromotion, async (ctx, { promotionId, remarks, pictures }) => {
  const { memberId } = ctx.session
  // Looked at before pictures are drawn anew, and again where it is written.
  await takePart(ctx, ctx.db, ctx.session, promotionId, 'apply')
  const drawn: StoredFile[] = []
  for (const [at, picture] of pictures.entries()) {
    drawn.push(
      await redrawImage(Buffer.from(picture, 'base64')).catch((error: unknown) => {
        if (!(error instanceof UnacceptableUpload)) throw error
        const code = error.fault === 'not-an-image' ? 'upload.not.image' : 'upload.too.large'
        throw ctx.refusal(code, { fields: [{ field: `pictures.${at}`, messageKey: `refusals.${code}` }] })
      }),
    )
  }
  return ctx.conclude(async (scope) => {
    const promotion = await takePart(ctx, scope.tx, ctx.session, promotionId, 'apply')
    const names: string[] = []
    for (const picture of drawn) names.push(await ctx.use(filesPort).put(scope.tx, picture))
    const isApplied = await apply(scope.tx, {
      promotionId: promotion.id,
      memberId,
      version: promotion.number,
      remark: remarks,
      pictures: names,
      joinedAt: ctx.clock.now(),
    })
    if (!isApplied) throw ctx.refusal('promotion.applied.already')
    return describeInFull(ctx, scope.tx, promotion, ctx.session)
  })
})

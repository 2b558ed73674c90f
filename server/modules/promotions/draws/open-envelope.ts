import { openEnvelope } from '@croupier/api/promotions/draws/open-envelope.ts'
import { assert } from '@croupier/basis/assert.ts'
import { implement } from '../../../platform/implement.ts'
import { secretsPort } from '../../../platform/secrets.ts'
import { rewardAnswerOf } from '../../rewards/index.ts'
import { occurrencesGiven } from '../awards-store.ts'
import { openDrawSeed } from './draw-seed.ts'
import { cutInto, lockDraw, takePiece } from './draws-store.ts'
import { giveAward } from '../give-award.ts'
import { cut, occurrenceOf } from '../kinds/envelope.ts'
import { takePart } from '../taking-part/taking-part.ts'

export default implement(openEnvelope, async (ctx, { promotionId }) => {
  const { memberId } = ctx.session
  const promotion = await takePart(ctx, ctx.tx, ctx.session, promotionId, 'open')
  const { id, promise, currency } = promotion
  assert(promise.kind === 'envelope', 'only envelopes are opened')
  // Locked, so that every piece goes to one.
  const draw = await lockDraw(ctx.tx, id)
  assert(draw, 'a published envelope has its seed')
  const occurrence = occurrenceOf(id)
  const given = await occurrencesGiven(ctx.tx, id, memberId, [occurrence])
  if (given.size > 0) throw ctx.refusal('promotion.opened.already')
  let { pieces } = draw
  if (!pieces) {
    pieces = cut(promise.terms, currency, { serverSeed: openDrawSeed(ctx.use(secretsPort), draw), dropId: id })
    await cutInto(ctx.tx, id, pieces)
  }
  const amount = pieces[draw.taken]
  if (amount === undefined) throw ctx.refusal('promotion.envelope.empty')
  const award = { memberId, occurrence, facts: { piece: draw.taken + 1 }, amount }
  const rewardId = await giveAward(ctx, promotion, promotion, award, true)
  assert(rewardId !== undefined, 'under its lock an envelope gives a member once')
  await takePiece(ctx.tx, id)
  return rewardAnswerOf(ctx, ctx.tx, memberId, rewardId)
})

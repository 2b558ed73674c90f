import { redeemCode } from '@croupier/api/promotions/taking-part/redeem-code.ts'
import { assert } from '@croupier/basis/assert.ts'
import { implement } from '../../../platform/implement.ts'
import { findMember } from '../../identity/index.ts'
import { rewardAnswerOf } from '../../rewards/index.ts'
import { requireMayTakeReward } from '../../safeguards/index.ts'
import { countAwards } from '../awards-store.ts'
import { giveAward } from '../give-award.ts'
import { unitsOf } from '../kinds/payable.ts'
import { isSpent, type Promotion } from '../promotion.ts'
import { lockPromotion, runningOfKind } from '../promotions-store.ts'
import { isFor } from './taking-part.ts'

const codeOf = ({ promise }: Promotion) => (promise.kind === 'code' ? promise.terms : undefined)

export default implement(redeemCode, async (ctx, { promoCode }) => {
  const { memberId, currency } = ctx.session
  const now = ctx.clock.now()
  await requireMayTakeReward({ ...ctx, db: ctx.tx }, memberId)
  const offered = await runningOfKind(ctx.tx, 'code', currency, now)
  const named = offered.find((one) => codeOf(one)?.code.toUpperCase() === promoCode.toUpperCase())
  const member = await findMember(ctx.tx, memberId)
  // One answer for every code that does not work: whoever guesses learns nothing.
  if (!named || !member || !isFor(named, named, member, now)) throw ctx.refusal('promotion.code.unknown')
  // Locked, so that the last use goes to one.
  const promotion = await lockPromotion(ctx.tx, named.id)
  const terms = promotion && codeOf(promotion)
  assert(promotion && terms, 'a code stays a code')
  const isOver =
    promotion.state !== 'published' ||
    isSpent(promotion) ||
    (await countAwards(ctx.tx, promotion.id, terms.uses)) >= terms.uses
  if (isOver) throw ctx.refusal('promotion.code.unknown')
  const amount = unitsOf(currency, terms.amount)
  const award = { memberId, occurrence: 'code', facts: { code: terms.code }, amount }
  const id = await giveAward(ctx, promotion, promotion, award, true)
  if (id === undefined) throw ctx.refusal('promotion.code.unknown')
  return rewardAnswerOf(ctx, ctx.tx, memberId, id)
})

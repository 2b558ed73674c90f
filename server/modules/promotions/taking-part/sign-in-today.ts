import { signInToday } from '@croupier/api/promotions/taking-part/sign-in-today.ts'
import { assert } from '@croupier/basis/assert.ts'
import { localDate } from '@croupier/basis/period.ts'
import { implement } from '../../../platform/implement.ts'
import { lockMemberByAccount } from '../../identity/index.ts'
import { lastAward } from '../awards-store.ts'
import { describeInFull } from '../describe-promotion.ts'
import { giveAward } from '../give-award.ts'
import { unitsOf } from '../kinds/payable.ts'
import { fieldToSign } from '../kinds/sign-in.ts'
import { zoneOf } from '../measure.ts'
import { takePart } from './taking-part.ts'

export default implement(signInToday, async (ctx, { promotionId }) => {
  const { memberId, account } = ctx.session
  await lockMemberByAccount(ctx.tx, account)
  const promotion = await takePart(ctx, ctx.tx, ctx.session, promotionId, 'sign')
  const { promise } = promotion
  assert(promise.kind === 'sign-in', 'only calendars are signed')
  const today = localDate(zoneOf(ctx), ctx.clock.now())
  const last = await lastAward(ctx.tx, promotion.id, memberId)
  const day = fieldToSign(promise.terms, last && { date: last.occurrence, day: Number(last.facts['day']) }, today)
  if (day === undefined) throw ctx.refusal('promotion.signed.already')
  const amount = unitsOf(promotion.currency, promise.terms.days[day - 1]!)
  await giveAward(ctx, promotion, promotion, { memberId, occurrence: today, facts: { day }, amount }, true)
  return describeInFull(ctx, ctx.tx, promotion, ctx.session)
})

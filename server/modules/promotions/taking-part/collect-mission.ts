import { collectMission } from '@croupier/api/promotions/taking-part/collect-mission.ts'
import { assert } from '@croupier/basis/assert.ts'
import { implement } from '../../../platform/implement.ts'
import { lockMemberByAccount } from '../../identity/index.ts'
import { describeInFull } from '../describe-promotion.ts'
import { giveAward } from '../give-award.ts'
import { reachedOf, stepsOf } from '../kinds/mission.ts'
import { unitsOf } from '../kinds/payable.ts'
import { measure, missionPeriod, zoneOf } from '../measure.ts'
import { takePart } from './taking-part.ts'

export default implement(collectMission, async (ctx, { promotionId }) => {
  const { memberId, account } = ctx.session
  await lockMemberByAccount(ctx.tx, account)
  const promotion = await takePart(ctx, ctx.tx, ctx.session, promotionId, 'collect')
  const { promise, currency } = promotion
  assert(promise.kind === 'mission', 'only missions are collected')
  const { since, name } = missionPeriod(promotion, promise.terms, zoneOf(ctx), ctx.clock.now())
  const measured = await measure(ctx, ctx.tx, ctx.session, promise.terms, since)
  const reached = stepsOf(promise.terms, currency, measured).filter(({ isReached }) => isReached)
  let given = 0
  for (const { number, amount } of reached) {
    const award = {
      memberId,
      occurrence: `${name}:${number}`,
      facts: { reached: reachedOf(promise.terms, measured).toString() },
      amount: unitsOf(currency, amount),
    }
    if ((await giveAward(ctx, promotion, promotion, award, false)) !== undefined) given += 1
  }
  if (given === 0) throw ctx.refusal('promotion.nothing.due')
  return describeInFull(ctx, ctx.tx, promotion, ctx.session)
})

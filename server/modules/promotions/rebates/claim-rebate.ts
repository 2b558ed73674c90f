import { claimRebate } from '@croupier/api/promotions/rebates/claim-rebate.ts'
import { assert } from '@croupier/basis/assert.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import { implement } from '../../../platform/implement.ts'
import { lockMemberByAccount } from '../../identity/index.ts'
import { rewardAnswerOf } from '../../rewards/index.ts'
import { dueRebates } from './due-rebate.ts'
import { payRebates } from './pay-rebate.ts'
import { takePart } from '../taking-part/taking-part.ts'

export default implement(claimRebate, async (ctx, { promotionId }) => {
  const { memberId, account } = ctx.session
  // Two devices that ask at once are answered one after the other: the second finds nothing due.
  await lockMemberByAccount(ctx.tx, account)
  const promotion = await takePart(ctx, ctx.tx, ctx.session, promotionId, 'claim')
  const { promise } = promotion
  assert(promise.kind === 'rebate', 'only rebates are claimed by hand')
  const now = ctx.clock.now()
  const [owed] = await dueRebates(ctx, ctx.tx, promotion, promise.terms, [memberId], now + 1)
  if (!owed || owed.amount === 0n) throw ctx.refusal('promotion.nothing.due')
  const id = (await payRebates(ctx, promotion, [owed], `hand:${uuidv7(now)}`)).get(memberId)
  assert(id !== undefined, 'what is claimed by hand has an occurrence of its own')
  return rewardAnswerOf(ctx, ctx.tx, memberId, id)
})

import { redeemPointReward } from '@croupier/api/points/redeem-point-reward.ts'
import { MOST_AMOUNT } from '@croupier/basis/money.ts'
import { implement } from '../../platform/implement.ts'
import { confirmPaymentPassword, lockMemberByAccount } from '../identity/index.ts'
import { describeRedemption } from './describe-redemption.ts'
import { isOpen } from './good.ts'
import { findGood, takeStock } from './goods-store.ts'
import { pointUnits } from './point-amount.ts'
import { redeemedOf } from './redemptions-store.ts'
import { spendPoints } from './spend-points.ts'

const RECIPIENT = ['receiver', 'mobileNum', 'address'] as const

export default implement(redeemPointReward, async (ctx, input) => {
  const { memberId, account } = ctx.session
  const goodId = BigInt(input.rewardId)
  const known = await findGood(ctx.db, goodId)
  if (!known || known.state === 'draft') throw ctx.refusal('points.good.not.found')
  const missing = known.type === 'GOODS' ? RECIPIENT.filter((field) => input[field] === undefined) : []
  if (missing.length > 0) {
    throw ctx.refusal('request.invalid', {
      fields: missing.map((field) => ({ field, messageKey: 'fault.required' })),
    })
  }
  await confirmPaymentPassword(ctx, memberId, input.paymentPassword)

  return ctx.conclude(async (scope) => {
    const { tx } = scope
    // The member's row serialises what they redeem, so that limits count each of it.
    const member = await lockMemberByAccount(tx, account)
    if (member?.state !== 'active') throw ctx.refusal('wallet.purse.closed')
    const good = await findGood(tx, goodId)
    if (!good) throw ctx.refusal('points.good.not.found')
    if (!isOpen(good, scope.clock.now())) throw ctx.refusal('points.good.closed')
    if (good.currency !== null && good.currency !== member.currency) throw ctx.refusal('points.good.not.for.member')
    if (input.pointsRequirement !== undefined && pointUnits(input.pointsRequirement) !== good.price) {
      throw ctx.refusal('points.good.price')
    }
    const { quantity } = input
    if (good.perMember !== null) {
      const had = (await redeemedOf(tx, memberId, [goodId])).get(goodId) ?? 0
      if (had + quantity > good.perMember) throw ctx.refusal('points.good.limit', { left: good.perMember - had })
    }
    const amount = good.amount === null ? null : good.amount * BigInt(quantity)
    if (amount !== null && amount > MOST_AMOUNT) {
      throw ctx.refusal('request.invalid', { fields: [{ field: 'quantity', messageKey: 'fault.format' }] })
    }
    // From here to commit others who want the same wait: as many are taken as there are.
    if (!(await takeStock(tx, goodId, quantity))) throw ctx.refusal('points.good.sold.out')
    const isSent = good.type === 'GOODS'
    const redemption = await spendPoints(scope, {
      memberId,
      goodId,
      type: good.type,
      titles: good.titles,
      art: good.art,
      quantity,
      points: good.price * BigInt(quantity),
      amount,
      currency: member.currency,
      receiver: isSent ? (input.receiver ?? null) : null,
      mobile: isSent ? (input.mobileNum ?? null) : null,
      address: isSent ? (input.address ?? null) : null,
      remark: input.remark,
    })
    return describeRedemption(redemption, scope.language)
  })
})

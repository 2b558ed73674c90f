import { pointsChanged } from '@croupier/api/live/points-changed.ts'
import { decidePointOrder } from '@croupier/api/points/decide-point-order.ts'
import { assert } from '@croupier/basis/assert.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import { nameOfActor } from '../../platform/actor.ts'
import { implement } from '../../platform/implement.ts'
import { tell } from '../../platform/live.ts'
import { findMember } from '../identity/index.ts'
import { transfer } from '../ledger/index.ts'
import { houseAccount, POINT } from '../wallet/index.ts'
import { describeOrder } from './describe-redemption.ts'
import { pointOrderEnded } from './events.ts'
import { returnStock } from './goods-store.ts'
import { kinds, POINTS_PURSE } from './point-words.ts'
import { pointsPurse } from './points-purse.ts'
import { decideRedemption, lockRedemption } from './redemptions-store.ts'

export default implement(decidePointOrder, async (ctx, { reference, decision, reason }) => {
  const isRefused = decision === 'refuse'
  if (isRefused && reason.trim() === '') {
    throw ctx.refusal('request.invalid', { fields: [{ field: 'reason', messageKey: 'fault.required' }] })
  }
  const { tx } = ctx
  const order = await lockRedemption(tx, reference)
  if (!order) throw ctx.refusal('points.order.not.found')
  if (order.state !== 'process') throw ctx.refusal('points.order.state')
  const { memberId } = order
  ctx.edits({ memberIds: [memberId] })
  const at = ctx.clock.now()
  const returnKey = isRefused ? uuidv7(at) : null
  const after = await decideRedemption(tx, order.id, {
    state: isRefused ? 'rejected' : 'approved',
    reason: isRefused ? reason : null,
    by: nameOfActor(ctx.actor),
    at,
    returnKey,
  })
  const member = await findMember(tx, memberId)
  await tell(tx, { to: 'member', id: memberId }, pointsChanged, {})
  if (returnKey !== null) {
    assert(order.goodId !== null, 'a thing is one of the mall’s goods')
    ctx.announce(
      pointOrderEnded({
        reference,
        memberId: memberId.toString(),
        titles: order.titles,
        state: 'rejected',
        note: reason,
      }),
    )
    await returnStock(tx, order.goodId, order.quantity)
    const { account } = await pointsPurse(tx, memberId)
    const answer = await transfer(tx, {
      key: returnKey,
      kind: kinds.returned,
      reference,
      from: await houseAccount(tx, POINTS_PURSE, POINT),
      to: account,
      amount: order.points,
    })
    assert(answer.outcome === 'applied', `points always come back: ${answer.outcome}`)
  }
  return describeOrder(after, member?.account ?? '', ctx.language)
})

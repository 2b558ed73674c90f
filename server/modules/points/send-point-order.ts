import { pointsChanged } from '@croupier/api/live/points-changed.ts'
import { sendPointOrder } from '@croupier/api/points/send-point-order.ts'
import { nameOfActor } from '../../platform/actor.ts'
import { implement } from '../../platform/implement.ts'
import { tell } from '../../platform/live.ts'
import { findMember } from '../identity/index.ts'
import { describeOrder } from './describe-redemption.ts'
import { pointOrderEnded } from './events.ts'
import { lockRedemption, sendRedemption } from './redemptions-store.ts'

export default implement(sendPointOrder, async (ctx, { reference, note }) => {
  const order = await lockRedemption(ctx.tx, reference)
  if (!order) throw ctx.refusal('points.order.not.found')
  if (order.state !== 'approved') throw ctx.refusal('points.order.state')
  const after = await sendRedemption(ctx.tx, order.id, { note, by: nameOfActor(ctx.actor), at: ctx.clock.now() })
  ctx.announce(
    pointOrderEnded({
      reference,
      memberId: order.memberId.toString(),
      titles: order.titles,
      state: 'sent',
      note,
    }),
  )
  await tell(ctx.tx, { to: 'member', id: order.memberId }, pointsChanged, {})
  const member = await findMember(ctx.tx, order.memberId)
  return describeOrder(after, member?.account ?? '', ctx.language)
})

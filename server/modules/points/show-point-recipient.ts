import { showPointRecipient } from '@croupier/api/points/show-point-recipient.ts'
import { implement } from '../../platform/implement.ts'
import { lockRedemption } from './redemptions-store.ts'

export default implement(showPointRecipient, async (ctx, { reference }) => {
  const order = await lockRedemption(ctx.tx, reference)
  if (!order) throw ctx.refusal('points.order.not.found')
  return { receiver: order.receiver ?? '', mobileNum: order.mobile ?? '', address: order.address ?? '' }
})

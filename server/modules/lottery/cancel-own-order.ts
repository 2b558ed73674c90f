import { cancelOrder } from '@croupier/api/lottery/cancel-order.ts'
import { implement } from '../../platform/implement.ts'
import { describeOwn } from './own-orders.ts'
import { takeBackOwn } from './take-back-own.ts'

export default implement(cancelOrder, async (ctx, { orderId }) => {
  const { memberId } = ctx.session
  await takeBackOwn(ctx, memberId, orderId)
  const [cancelled] = await describeOwn(ctx.tx, memberId, { ids: [orderId], most: 1 })
  return cancelled!
})

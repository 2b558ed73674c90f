import { listOrders } from '@croupier/api/lottery/list-orders.ts'
import { implement } from '../../platform/implement.ts'
import { describeOwn } from './own-orders.ts'

export default implement(listOrders, async (ctx, { gameCode, before, pageSize }) => {
  const list = await describeOwn(ctx.db, ctx.session.memberId, { gameCode, before, most: pageSize })
  return { list, next: list.length === pageSize ? list.at(-1)!.orderId : null }
})

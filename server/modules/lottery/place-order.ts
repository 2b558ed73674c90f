import { placeOrder } from '@croupier/api/lottery/place-order.ts'
import { Money } from '@croupier/basis/money.ts'
import { implement } from '../../platform/implement.ts'
import { describeOwn } from './own-orders.ts'
import { sellOrders } from './sell-orders.ts'

export default implement(placeOrder, async (ctx, input) => {
  const { ids, chaseId, stake } = await sellOrders(ctx, ctx.session, input)
  const orders = await describeOwn(ctx.tx, ctx.session.memberId, { ids, most: ids.length })
  return { orders, chaseId, stake: new Money(ctx.session.currency, stake).toString() }
})

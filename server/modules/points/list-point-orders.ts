import { listPointOrders } from '@croupier/api/points/list-point-orders.ts'
import { implement } from '../../platform/implement.ts'
import { accountNamesOf, findMemberByAccount } from '../identity/index.ts'
import { describeOrder } from './describe-redemption.ts'
import { listOrders, ordersOf } from './redemptions-store.ts'

export default implement(listPointOrders, async (ctx, { state, of, after, pageSize }) => {
  const asked = { after, limit: pageSize + 1 }
  const found =
    of === undefined
      ? await listOrders(ctx.db, { state, ...asked })
      : await ordersOf(ctx.db, {
          reference: of.toUpperCase(),
          memberId: (await findMemberByAccount(ctx.db, of))?.id,
          ...asked,
        })
  const page = found.slice(0, pageSize)
  const accounts = await accountNamesOf(
    ctx.db,
    page.map(({ memberId }) => memberId),
  )
  return {
    list: page.map((one) => describeOrder(one, accounts.get(one.memberId) ?? '', ctx.language)),
    next: found.length > pageSize ? page.at(-1)!.id.toString() : null,
  }
})

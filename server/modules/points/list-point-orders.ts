import { listPointOrders } from '@croupier/api/points/list-point-orders.ts'
import { implement } from '../../platform/implement.ts'
import { byId, readPage } from '../../platform/page.ts'
import { accountNamesOf, findMemberByAccount } from '../identity/index.ts'
import { describeOrder } from './describe-redemption.ts'
import { listOrders, ordersOf } from './redemptions-store.ts'

export default implement(listPointOrders, async (ctx, { state, of, after, pageSize }) => {
  const member = of === undefined ? undefined : await findMemberByAccount(ctx.db, of)
  const { rows: page, next } = await readPage(pageSize, byId, (limit) =>
    of === undefined
      ? listOrders(ctx.db, { state, after, limit })
      : ordersOf(ctx.db, { reference: of.toUpperCase(), memberId: member?.id, after, limit }),
  )
  const accounts = await accountNamesOf(
    ctx.db,
    page.map(({ memberId }) => memberId),
  )
  return {
    list: page.map((one) => describeOrder(one, accounts.get(one.memberId) ?? '', ctx.language)),
    next,
  }
})

import { listDepositOrders } from '@croupier/api/wallet/deposits/list-deposit-orders.ts'
import { implement } from '../../../platform/implement.ts'
import { findMemberByAccount } from '../../identity/index.ts'
import { listDeposits } from './deposits-store.ts'
import { describeOrder, nextPlace, placeOf } from './describe-deposit.ts'

export default implement(listDepositOrders, async (ctx, { account, before, pageSize, ...filter }) => {
  const member = account === undefined ? undefined : await findMemberByAccount(ctx.db, account)
  if (account !== undefined && !member) return { list: [], next: null }
  const found = await listDeposits(ctx.db, {
    ...filter,
    memberId: member?.id,
    before: placeOf(before),
    limit: pageSize + 1,
  })
  const now = ctx.clock.now()
  return {
    list: found.slice(0, pageSize).map((deposit) => describeOrder(deposit, now)),
    next: nextPlace(found, pageSize),
  }
})

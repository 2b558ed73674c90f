import { listDepositOrders } from '@croupier/api/wallet/deposits/list-deposit-orders.ts'
import { implement } from '../../../platform/implement.ts'
import { momentPlace, readPage } from '../../../platform/page.ts'
import { findMemberByAccount, usersOfDevice } from '../../identity/index.ts'
import { listDeposits } from './deposits-store.ts'
import { describeOrder, placeOfDeposit } from './describe-deposit.ts'

/** More members on one device are a shop, and who they are says nothing. */
const MOST_USERS = 500

export default implement(listDepositOrders, async (ctx, { account, device, before, pageSize, ...filter }) => {
  const member = account === undefined ? undefined : await findMemberByAccount(ctx.db, account)
  if (account !== undefined && !member) return { list: [], next: null }
  const memberIds = device === undefined ? undefined : await usersOfDevice(ctx.db, device, MOST_USERS)
  const { rows, next } = await readPage(pageSize, placeOfDeposit, (limit) =>
    listDeposits(ctx.db, {
      ...filter,
      memberId: member?.id,
      memberIds,
      before: momentPlace(before),
      limit,
    }),
  )
  const now = ctx.clock.now()
  return {
    list: rows.map((deposit) => describeOrder(deposit, now)),
    next,
  }
})

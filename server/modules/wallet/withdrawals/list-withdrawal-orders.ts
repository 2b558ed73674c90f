import { listWithdrawalOrders } from '@croupier/api/wallet/withdrawals/list-withdrawal-orders.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import { implement } from '../../../platform/implement.ts'
import { momentPlace, readPage } from '../../../platform/page.ts'
import { findMemberByAccount } from '../../identity/index.ts'
import { describeWithdrawalOrder, placeOfWithdrawal } from './describe-withdrawal.ts'
import { listWithdrawals } from './withdrawals-store.ts'

export default implement(listWithdrawalOrders, async (ctx, input) => {
  const { account, before, pageSize, state, taken, conflict, disputed, reference, from, until, order } = input
  const member = account === undefined ? undefined : await findMemberByAccount(ctx.db, account)
  if (account !== undefined && !member) return { list: [], next: null }
  const { rows, next } = await readPage(pageSize, placeOfWithdrawal, (limit) =>
    listWithdrawals(ctx.db, {
      memberId: member?.id,
      reference,
      states: state && [state],
      takenBy: taken === 'mine' ? { account: nameOfActor(ctx.actor) } : taken,
      isConflict: conflict === 'yes',
      isDisputed: disputed === 'yes',
      from,
      until,
      order,
      before: momentPlace(before),
      limit,
    }),
  )
  return {
    list: rows.map((withdrawal) => describeWithdrawalOrder(ctx, withdrawal)),
    next,
  }
})

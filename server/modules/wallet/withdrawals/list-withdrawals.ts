import { listWithdrawals } from '@croupier/api/wallet/withdrawals/list-withdrawals.ts'
import { implement } from '../../../platform/implement.ts'
import { describeWithdrawal, nextWithdrawalPlace, withdrawalPlaceOf } from './describe-withdrawal.ts'
import { statesBehind } from './withdrawal.ts'
import { listWithdrawals as findPage } from './withdrawals-store.ts'

export default implement(listWithdrawals, async (ctx, { before, pageSize, state, from, until }) => {
  const found = await findPage(ctx.db, {
    memberId: ctx.session.memberId,
    states: state && statesBehind(state),
    from,
    until,
    order: 'newest',
    before: withdrawalPlaceOf(before),
    limit: pageSize + 1,
  })
  return {
    list: found.slice(0, pageSize).map((withdrawal) => describeWithdrawal(ctx, withdrawal)),
    next: nextWithdrawalPlace(found, pageSize),
  }
})

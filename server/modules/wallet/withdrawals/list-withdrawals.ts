import { listWithdrawals } from '@croupier/api/wallet/withdrawals/list-withdrawals.ts'
import { implement } from '../../../platform/implement.ts'
import { momentPlace, readPage } from '../../../platform/page.ts'
import { describeWithdrawal, placeOfWithdrawal } from './describe-withdrawal.ts'
import { statesBehind } from './withdrawal.ts'
import { listWithdrawals as findPage } from './withdrawals-store.ts'

export default implement(listWithdrawals, async (ctx, { before, pageSize, state, from, until }) => {
  const { rows, next } = await readPage(pageSize, placeOfWithdrawal, (limit) =>
    findPage(ctx.db, {
      memberId: ctx.session.memberId,
      states: state && statesBehind(state),
      from,
      until,
      order: 'newest',
      before: momentPlace(before),
      limit,
    }),
  )
  return {
    list: rows.map((withdrawal) => describeWithdrawal(ctx, withdrawal)),
    next,
  }
})

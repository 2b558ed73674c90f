import { listDeposits } from '@croupier/api/wallet/deposits/list-deposits.ts'
import { implement } from '../../../platform/implement.ts'
import { listDeposits as findPage } from './deposits-store.ts'
import { describeDeposit, nextPlace, placeOf } from './describe-deposit.ts'

export default implement(listDeposits, async (ctx, { before, pageSize, ...filter }) => {
  const { memberId } = ctx.session
  const found = await findPage(ctx.db, { ...filter, memberId, before: placeOf(before), limit: pageSize + 1 })
  const now = ctx.clock.now()
  return {
    list: found.slice(0, pageSize).map((deposit) => describeDeposit(deposit, now)),
    next: nextPlace(found, pageSize),
  }
})

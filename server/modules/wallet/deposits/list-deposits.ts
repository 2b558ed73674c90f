import { listDeposits } from '@croupier/api/wallet/deposits/list-deposits.ts'
import { implement } from '../../../platform/implement.ts'
import { momentPlace, readPage } from '../../../platform/page.ts'
import { listDeposits as findPage } from './deposits-store.ts'
import { describeDeposit, placeOfDeposit } from './describe-deposit.ts'

export default implement(listDeposits, async (ctx, { before, pageSize, ...filter }) => {
  const { memberId } = ctx.session
  const { rows, next } = await readPage(pageSize, placeOfDeposit, (limit) =>
    findPage(ctx.db, { ...filter, memberId, before: momentPlace(before), limit }),
  )
  const now = ctx.clock.now()
  return {
    list: rows.map((deposit) => describeDeposit(deposit, now)),
    next,
  }
})

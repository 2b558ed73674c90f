import { listWithdrawalOrders } from '@croupier/api/wallet/withdrawals/list-withdrawal-orders.ts'
import { nameOfActor } from '../../../platform/actor.ts'
import { implement } from '../../../platform/implement.ts'
import { momentPlace, readPage } from '../../../platform/page.ts'
import { askedWithdrawals } from './asked-withdrawals.ts'
import { describeWithdrawalOrder, placeOfWithdrawal } from './describe-withdrawal.ts'
import { risksOfWithdrawals } from './withdrawal-risk-facts.ts'
import { listWithdrawals } from './withdrawals-store.ts'

export default implement(listWithdrawalOrders, async (ctx, { before, pageSize, order, ...asked }) => {
  const filter = await askedWithdrawals(ctx.db, asked, nameOfActor(ctx.actor))
  if (!filter) return { list: [], next: null }
  const { rows, next } = await readPage(pageSize, placeOfWithdrawal, (limit) =>
    listWithdrawals(ctx.db, { ...filter, order, before: momentPlace(before), limit }),
  )
  const risksOf = await risksOfWithdrawals(ctx.db, rows)
  return {
    list: rows.map((withdrawal) => ({ ...describeWithdrawalOrder(ctx, withdrawal), risks: risksOf(withdrawal.id) })),
    next,
  }
})

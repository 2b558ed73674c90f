import { listDepositOrders } from '@croupier/api/wallet/deposits/list-deposit-orders.ts'
import { implement } from '../../../platform/implement.ts'
import { momentPlace, readPage } from '../../../platform/page.ts'
import { membersMeant } from '../visits.ts'
import { risksOfDeposits } from './deposit-risk-facts.ts'
import { listDeposits } from './deposits-store.ts'
import { describeOrder, placeOfDeposit } from './describe-deposit.ts'

export default implement(listDepositOrders, async (ctx, { account, device, before, pageSize, ...filter }) => {
  const members = await membersMeant(ctx.db, { account, device })
  if (!members) return { list: [], next: null }
  const { rows, next } = await readPage(pageSize, placeOfDeposit, (limit) =>
    listDeposits(ctx.db, { ...filter, ...members, before: momentPlace(before), limit }),
  )
  const now = ctx.clock.now()
  const risksOf = await risksOfDeposits(ctx, rows)
  return {
    list: rows.map((deposit) => ({ ...describeOrder(deposit, now), risks: risksOf(deposit.id) })),
    next,
  }
})

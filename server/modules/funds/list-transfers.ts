import { listTransfers } from '@croupier/api/funds/list-transfers.ts'
import { implement } from '../../platform/implement.ts'
import { byId, readPage } from '../../platform/page.ts'
import { vendorByCode } from '../catalogue/index.ts'
import { describeTransfer } from './describe-transfer.ts'
import { listTransfers as findPage } from './transfers-store.ts'

export default implement(listTransfers, async (ctx, { vassalage, before, pageSize }) => {
  const vendor = vassalage === undefined ? undefined : vendorByCode(ctx, vassalage)
  if (vassalage !== undefined && !vendor) return { list: [], next: null }
  const { rows, next } = await readPage(pageSize, byId, (limit) =>
    findPage(ctx.db, {
      memberId: ctx.session.memberId,
      vendorId: vendor?.id,
      before,
      limit,
    }),
  )
  return {
    list: rows.map((transfer) => describeTransfer(ctx, transfer)),
    next,
  }
})

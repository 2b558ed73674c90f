import { listTransfers } from '@croupier/api/funds/list-transfers.ts'
import { implement } from '../../platform/implement.ts'
import { vendorByCode } from '../catalogue/index.ts'
import { describeTransfer, nextPlace } from './describe-transfer.ts'
import { listTransfers as findPage } from './transfers-store.ts'

export default implement(listTransfers, async (ctx, { vassalage, before, pageSize }) => {
  const vendor = vassalage === undefined ? undefined : vendorByCode(ctx, vassalage)
  if (vassalage !== undefined && !vendor) return { list: [], next: null }
  const found = await findPage(ctx.db, {
    memberId: ctx.session.memberId,
    vendorId: vendor?.id,
    before: before === undefined ? undefined : BigInt(before),
    limit: pageSize + 1,
  })
  return {
    list: found.slice(0, pageSize).map((transfer) => describeTransfer(ctx, transfer)),
    next: nextPlace(found, pageSize),
  }
})

import { listTransferOrders } from '@croupier/api/funds/list-transfer-orders.ts'
import { implement } from '../../platform/implement.ts'
import { vendorByCode } from '../catalogue/index.ts'
import { findMemberByAccount } from '../identity/index.ts'
import { describeTransferOrder, nextPlace } from './describe-transfer.ts'
import { listTransfers } from './transfers-store.ts'

export default implement(listTransferOrders, async (ctx, input) => {
  const { account, vassalage, state, direction, reference, before, pageSize } = input
  const member = account === undefined ? undefined : await findMemberByAccount(ctx.db, account)
  const vendor = vassalage === undefined ? undefined : vendorByCode(ctx, vassalage)
  if ((account !== undefined && !member) || (vassalage !== undefined && !vendor)) return { list: [], next: null }
  const found = await listTransfers(ctx.db, {
    memberId: member?.id,
    vendorId: vendor?.id,
    direction,
    states: state === 'open' ? ['sending', 'unknown'] : state && [state],
    reference,
    before: before === undefined ? undefined : BigInt(before),
    limit: pageSize + 1,
  })
  return {
    list: found.slice(0, pageSize).map((transfer) => describeTransferOrder(ctx, transfer)),
    next: nextPlace(found, pageSize),
  }
})

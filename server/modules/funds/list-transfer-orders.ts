import { listTransferOrders } from '@croupier/api/funds/list-transfer-orders.ts'
import type { InputOf } from '@croupier/api/operation.ts'
import { implement } from '../../platform/implement.ts'
import { byId, readPage } from '../../platform/page.ts'
import { vendorByCode } from '../catalogue/index.ts'
import { findMemberByAccount } from '../identity/index.ts'
import { describeTransferOrder } from './describe-transfer.ts'
import { listTransfers, type TransferFilter } from './transfers-store.ts'

/** Which rows a state asked for stands for. */
function viewOf(
  state: InputOf<typeof listTransferOrders>['state'],
): Pick<TransferFilter, 'state' | 'isAwaited' | 'isContradicted'> {
  if (state === 'open') return { isAwaited: true }
  if (state === 'contradicted') return { isContradicted: true }
  return { state }
}

export default implement(listTransferOrders, async (ctx, input) => {
  const { account, vassalage, state, direction, reference, before, pageSize } = input
  const member = account === undefined ? undefined : await findMemberByAccount(ctx.db, account)
  const vendor = vassalage === undefined ? undefined : vendorByCode(ctx, vassalage)
  if ((account !== undefined && !member) || (vassalage !== undefined && !vendor)) return { list: [], next: null }
  const { rows, next } = await readPage(pageSize, byId, (limit) =>
    listTransfers(ctx.db, {
      memberId: member?.id,
      vendorId: vendor?.id,
      direction,
      ...viewOf(state),
      reference,
      before,
      limit,
    }),
  )
  return {
    list: rows.map((transfer) => describeTransferOrder(ctx, transfer)),
    next,
  }
})

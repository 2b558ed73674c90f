import type { OperationShape } from '@croupier/api/operation.ts'
import { listWithdrawalOrders } from '@croupier/api/wallet/list-withdrawal-orders.ts'
import { showWithdrawalOrder } from '@croupier/api/wallet/show-withdrawal-order.ts'

/** What a decision changes on the screens. */
export const withdrawalReads: readonly OperationShape[] = [showWithdrawalOrder, listWithdrawalOrders]

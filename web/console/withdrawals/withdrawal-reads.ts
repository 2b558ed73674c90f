import type { OperationShape } from '@croupier/api/operation.ts'
import { listWithdrawalOrders } from '@croupier/api/wallet/withdrawals/list-withdrawal-orders.ts'
import { showWithdrawalOrder } from '@croupier/api/wallet/withdrawals/show-withdrawal-order.ts'

/** What a decision changes on the screens. */
export const withdrawalReads: readonly OperationShape[] = [showWithdrawalOrder, listWithdrawalOrders]

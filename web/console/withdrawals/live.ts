import { listWithdrawalOrders } from '@croupier/api/wallet/withdrawals/list-withdrawal-orders.ts'
import { showWithdrawalOrder } from '@croupier/api/wallet/withdrawals/show-withdrawal-order.ts'
import type { LiveReads } from '@croupier/client/live-reads.ts'

export const withdrawalReads: LiveReads = { on: { withdrawal: [listWithdrawalOrders, showWithdrawalOrder] } }

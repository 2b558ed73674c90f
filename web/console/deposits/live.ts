import { listDepositOrders } from '@croupier/api/wallet/deposits/list-deposit-orders.ts'
import { showDepositOrder } from '@croupier/api/wallet/deposits/show-deposit-order.ts'
import type { LiveReads } from '@croupier/client/live-reads.ts'

export const depositReads: LiveReads = { on: { deposit: [listDepositOrders, showDepositOrder] } }

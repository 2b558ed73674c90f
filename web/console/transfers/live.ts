import { listTransferOrders } from '@croupier/api/funds/list-transfer-orders.ts'
import type { LiveReads } from '@croupier/client/live-reads.ts'

export const transferReads: LiveReads = { on: { transfer: [listTransferOrders] } }

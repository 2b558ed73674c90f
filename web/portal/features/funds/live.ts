import { listTransfers } from '@croupier/api/funds/list-transfers.ts'
import { listVendorWallets } from '@croupier/api/funds/list-vendor-wallets.ts'
import type { LiveReads } from '@croupier/client/live-reads.ts'

export const fundsReads: LiveReads = {
  on: { transfer: [listTransfers, listVendorWallets] },
  behind: { balance: [listVendorWallets] },
}

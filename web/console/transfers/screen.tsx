import { WalletIcon } from '@croupier/kit/icons/money.tsx'
import type { Screen } from '../frame/screen.ts'

export const transfers: Screen = {
  path: '/transfers',
  permission: 'withdrawals.read',
  words: ['console-funds'],
  menu: { label: 'console.nav.transfers', icon: <WalletIcon /> },
  queue: 'transfers',
  load: async () => (await import('./transfer-list.tsx')).TransferList,
}

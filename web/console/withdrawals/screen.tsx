import { WithdrawIcon } from '@croupier/kit/icons/money.tsx'
import type { Screen } from '../frame/screen.ts'

export const withdrawals: Screen = {
  path: '/withdrawals',
  permission: 'withdrawals.read',
  words: ['console-withdrawals'],
  menu: { label: 'console.nav.withdrawals', icon: <WithdrawIcon /> },
  queue: 'withdrawals',
  load: async () => (await import('./withdrawal-list.tsx')).WithdrawalList,
}

import { DepositIcon } from '@croupier/kit/icons/money.tsx'
import type { Screen } from '../frame/screen.ts'

export const deposits: Screen = {
  path: '/deposits',
  permission: 'deposits.read',
  words: ['console-deposits'],
  menu: { label: 'console.nav.deposits', icon: <DepositIcon /> },
  queue: 'deposits',
  load: async () => (await import('./deposit-list.tsx')).DepositList,
}

import { BankIcon } from '@croupier/kit/icons/money.tsx'
import type { Screen } from '../frame/screen.ts'

export const cashier: Screen = {
  path: '/cashier/:tab?',
  permission: 'payments.read',
  words: ['console-payments'],
  queue: 'differences',
  menu: { label: 'console.nav.payments', icon: <BankIcon /> },
  load: async () => (await import('./payments-page.tsx')).PaymentsPage,
}

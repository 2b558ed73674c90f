import { ReceiptIcon } from '@croupier/kit/icons/money.tsx'
import type { Screen } from '../frame/screen.ts'

export const rounds: Screen = {
  path: '/rounds',
  permission: 'rounds.read',
  words: ['console-rounds'],
  menu: { label: 'console.nav.rounds', icon: <ReceiptIcon /> },
  load: async () => (await import('./round-list.tsx')).RoundList,
}

import { CardIcon } from '@croupier/kit/icons/money.tsx'
import type { Screen } from '../frame/screen.ts'

export const verifications: Screen = {
  path: '/verifications',
  permission: 'kyc.read',
  words: ['console-verifications'],
  menu: { label: 'console.nav.verifications', icon: <CardIcon /> },
  queue: 'verifications',
  load: async () => (await import('./document-list.tsx')).DocumentList,
}

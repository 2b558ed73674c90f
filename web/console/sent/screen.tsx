import { ShareIcon } from '@croupier/kit/icons/actions.tsx'
import type { Screen } from '../frame/screen.ts'

export const sent: Screen = {
  path: '/sent',
  permission: 'messages.read',
  words: ['console-messages'],
  menu: { label: 'console.nav.sent', icon: <ShareIcon /> },
  load: async () => (await import('./sent-list.tsx')).SentList,
}

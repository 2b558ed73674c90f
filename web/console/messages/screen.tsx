import { InboxIcon } from '@croupier/kit/icons/navigation.tsx'
import type { Screen } from '../frame/screen.ts'

export const messages: Screen = {
  path: '/messages',
  permission: 'messages.read',
  words: ['console-messages'],
  menu: { label: 'console.nav.messages', icon: <InboxIcon /> },
  load: async () => (await import('./message-list.tsx')).MessageList,
}

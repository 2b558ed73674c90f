import { LiveIcon } from '@croupier/kit/icons/signs.tsx'
import type { Screen } from '../frame/screen.ts'

export const liveRooms: Screen = {
  path: '/live-rooms',
  permission: 'chat.read',
  words: ['console-chat'],
  menu: { label: 'console.nav.chat', icon: <LiveIcon /> },
  load: async () => (await import('./chat-desk.tsx')).ChatDesk,
}

import { BellIcon } from '@croupier/kit/icons/navigation.tsx'
import type { Screen } from '../frame/screen.ts'

export const announcements: Screen = {
  path: '/announcements',
  permission: 'content.read',
  words: ['console-content'],
  menu: { label: 'console.nav.content', icon: <BellIcon /> },
  load: async () => (await import('./announcement-list.tsx')).AnnouncementList,
}

import { BellIcon } from '@croupier/kit/icons/navigation.tsx'
import type { Screen } from '../frame/screen.ts'

export const announcements: Screen = {
  path: '/announcements',
  permission: 'content.read',
  // A promotion that something leads to is told from others by its stage.
  words: ['console-content', 'console-promotions'],
  menu: { label: 'console.nav.content', icon: <BellIcon /> },
  load: async () => (await import('./announcement-list.tsx')).AnnouncementList,
}

import { EditIcon } from '@croupier/kit/icons/actions.tsx'
import type { Screen } from '../frame/screen.ts'

export const contentPages: Screen = {
  path: '/pages',
  permission: 'content.read',
  words: ['console-pages'],
  menu: { label: 'console.nav.pages', icon: <EditIcon /> },
  load: async () => (await import('./page-list.tsx')).PageList,
}

import { LiveDealerIcon } from '@croupier/kit/icons/games.tsx'
import type { Screen } from '../frame/screen.ts'

export const tables: Screen = {
  path: '/tables/:tab?',
  permission: 'games.read',
  words: ['console-tables'],
  menu: { label: 'console.nav.tables', icon: <LiveDealerIcon /> },
  load: async () => (await import('./tables-page.tsx')).TablesPage,
}

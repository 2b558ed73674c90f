import { SportsIcon } from '@croupier/kit/icons/games.tsx'
import type { Screen } from '../frame/screen.ts'

export const book: Screen = {
  path: '/book',
  permission: 'games.read',
  words: ['console-book', 'book'],
  menu: { label: 'console.nav.book', icon: <SportsIcon /> },
  load: async () => (await import('./fixture-list.tsx')).FixtureList,
}

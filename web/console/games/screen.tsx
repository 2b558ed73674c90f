import { GamesIcon } from '@croupier/kit/icons/games.tsx'
import type { Screen } from '../frame/screen.ts'

export const games: Screen = {
  path: '/games',
  permission: 'games.read',
  words: ['console-games'],
  menu: { label: 'console.nav.games', icon: <GamesIcon /> },
  load: async () => (await import('./game-list.tsx')).GameList,
}

export const gameImport: Screen = {
  path: '/games/import',
  permission: 'games.manage',
  words: ['console-games'],
  load: async () => (await import('./import-page.tsx')).ImportPage,
}

import { CardsIcon } from '@croupier/kit/icons/games.tsx'
import type { Screen } from '../frame/screen.ts'

export const poker: Screen = {
  path: '/poker/:tab?',
  permission: 'games.read',
  words: ['console-poker'],
  menu: { label: 'console.nav.poker', icon: <CardsIcon /> },
  load: async () => (await import('./poker-page.tsx')).PokerPage,
}

import { TrophyIcon } from '@croupier/kit/icons/games.tsx'
import type { Screen } from '../frame/screen.ts'

export const jackpots: Screen = {
  path: '/jackpots',
  permission: 'promotions.read',
  words: ['console-jackpots'],
  menu: { label: 'console.nav.jackpots', icon: <TrophyIcon /> },
  load: async () => (await import('./jackpot-list.tsx')).JackpotList,
}

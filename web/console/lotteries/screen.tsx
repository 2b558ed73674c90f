import { LotteryIcon } from '@croupier/kit/icons/games.tsx'
import type { Screen } from '../frame/screen.ts'

export const lotteries: Screen = {
  path: '/lotteries',
  permission: 'games.read',
  words: ['console-lotteries', 'lottery'],
  menu: { label: 'console.nav.lotteries', icon: <LotteryIcon /> },
  load: async () => (await import('./lottery-list.tsx')).LotteryList,
}

import { PointsIcon } from '@croupier/kit/icons/money.tsx'
import type { Screen } from '../frame/screen.ts'

export const points: Screen = {
  path: '/points/:tab?',
  permission: 'promotions.read',
  words: ['console-points', 'console-games'],
  menu: { label: 'console.nav.points', icon: <PointsIcon /> },
  queue: 'pointOrders',
  load: async () => (await import('./points-page.tsx')).PointsPage,
}

import { ChartIcon } from '@croupier/kit/icons/work.tsx'
import type { Screen } from '../frame/screen.ts'

export const overview: Screen = {
  path: '/overview',
  permission: 'reports.read',
  words: ['console-overview'],
  menu: { label: 'console.nav.overview', icon: <ChartIcon /> },
  load: async () => (await import('./overview-page.tsx')).OverviewPage,
}

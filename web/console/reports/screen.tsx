import { TrendIcon } from '@croupier/kit/icons/work.tsx'
import type { Screen } from '../frame/screen.ts'

export const reports: Screen = {
  path: '/reports/:tab?',
  permission: 'reports.read',
  words: ['console-reports', 'console-rounds'],
  menu: { label: 'console.nav.reports', icon: <TrendIcon /> },
  load: async () => (await import('./reports-page.tsx')).ReportsPage,
}

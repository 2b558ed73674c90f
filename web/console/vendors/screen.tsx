import { TransferIcon } from '@croupier/kit/icons/money.tsx'
import type { Screen } from '../frame/screen.ts'

export const vendors: Screen = {
  path: '/vendors',
  permission: 'games.read',
  words: ['console-games'],
  menu: { label: 'console.nav.vendors', icon: <TransferIcon /> },
  load: async () => (await import('./vendor-list.tsx')).VendorList,
}

export const vendorReport: Screen = {
  path: '/vendor-reports/:code',
  permission: 'rounds.read',
  words: ['console-games'],
  load: async () => (await import('./report-page.tsx')).ReportPage,
}

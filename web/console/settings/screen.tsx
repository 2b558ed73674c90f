import { SettingsIcon } from '@croupier/kit/icons/work.tsx'
import type { Screen } from '../frame/screen.ts'

export const settings: Screen = {
  path: '/settings/:tab?',
  permission: 'settings.read',
  words: ['console-settings'],
  menu: { label: 'console.nav.settings', icon: <SettingsIcon /> },
  load: async () => (await import('./settings-page.tsx')).SettingsPage,
}

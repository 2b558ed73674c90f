import type { Screen } from '../frame/screen.ts'

export const ownAccount: Screen = {
  path: '/account',
  permission: 'own.session',
  words: ['console-staff'],
  load: async () => (await import('./own-account.tsx')).OwnAccount,
}

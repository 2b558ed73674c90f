import { HeadsetIcon } from '@croupier/kit/icons/navigation.tsx'
import type { Screen } from '../frame/screen.ts'

export const feedback: Screen = {
  path: '/feedback',
  permission: 'feedback.read',
  words: ['console-feedback'],
  menu: { label: 'console.nav.feedback', icon: <HeadsetIcon /> },
  queue: 'feedback',
  late: 'lateFeedback',
  load: async () => (await import('./case-list.tsx')).CaseList,
}

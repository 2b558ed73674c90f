import { UserIcon } from '@croupier/kit/icons/navigation.tsx'
import type { Screen } from '../frame/screen.ts'

export const members: Screen = {
  path: '/members',
  permission: 'members.read',
  words: ['console-members'],
  menu: { label: 'console.nav.members', icon: <UserIcon /> },
  load: async () => (await import('./member-list.tsx')).MemberList,
}

export const member: Screen = {
  path: '/members/:account',
  permission: 'members.read',
  words: ['console-members', 'console-verifications'],
  load: async () => (await import('./member-detail.tsx')).MemberDetail,
}

import { StaffIcon } from '@croupier/kit/icons/work.tsx'
import type { Screen } from '../frame/screen.ts'

export const operators: Screen = {
  path: '/operators',
  permission: 'staff.read',
  words: ['console-staff'],
  menu: { label: 'console.nav.staff', icon: <StaffIcon /> },
  load: async () => (await import('./operator-list.tsx')).OperatorList,
}

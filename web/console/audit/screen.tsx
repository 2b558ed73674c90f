import { AuditIcon } from '@croupier/kit/icons/work.tsx'
import type { Screen } from '../frame/screen.ts'

export const audit: Screen = {
  path: '/audit',
  permission: 'audit.read',
  words: ['console-audit'],
  menu: { label: 'console.nav.audit', icon: <AuditIcon /> },
  load: async () => (await import('./audit-list.tsx')).AuditList,
}

import { ScalesIcon } from '@croupier/kit/icons/work.tsx'
import type { Screen } from '../frame/screen.ts'

export const proposals: Screen = {
  path: '/proposals',
  permission: 'proposals.read',
  words: ['console-audit'],
  menu: { label: 'console.nav.proposals', icon: <ScalesIcon /> },
  queue: 'proposals',
  load: async () => (await import('./proposal-list.tsx')).ProposalList,
}

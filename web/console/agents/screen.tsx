import { AgentIcon, LedgerIcon } from '@croupier/kit/icons/work.tsx'
import type { Screen } from '../frame/screen.ts'

export const agents: Screen = {
  path: '/agents',
  permission: 'members.read',
  words: ['console-agents'],
  menu: { label: 'console.nav.agents', icon: <AgentIcon /> },
  load: async () => (await import('./agent-tree.tsx')).AgentTree,
}

export const settlements: Screen = {
  path: '/settlements',
  permission: 'contracts.read',
  words: ['console-agents'],
  menu: { label: 'console.nav.settlements', icon: <LedgerIcon /> },
  load: async () => (await import('./settlement-list.tsx')).SettlementList,
}

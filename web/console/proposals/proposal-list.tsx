import { listProposals, proposalStates } from '@croupier/api/staff/list-proposals.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import type { Tone } from '@croupier/kit/components/badge.tsx'
import type { ReactNode } from 'react'
import { moment, name, opener, status } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { segments } from '../lists/filters.ts'
import { SHARED_WORK } from '../lists/live.ts'
import { ProposalPanel } from './proposal-panel.tsx'
import type { Proposal } from './proposal.ts'
import { useRequestText } from './request-words.ts'

const tones: Record<Proposal['state'], Tone> = { waiting: 'brass', approved: 'jade', rejected: 'vermilion' }

function Request({ operation }: { operation: string }): ReactNode {
  return useRequestText()(operation)
}

/** What waits for a second pair of eyes, and what became of it. */
export const ProposalList = declareList(listProposals, {
  text: 'console.proposals.text',
  cursor: 'before',
  live: SHARED_WORK,
  filters: { state: segments('console.proposals.column.state', proposalStates, 'console.proposals.state') },
  columns: [
    opener('action', 'console-audit.column.action', ({ operation }) => <Request operation={operation} />),
    name('by', 'console.proposals.column.by', ({ proposedBy }) => proposedBy),
    moment('at', 'console-audit.column.at', ({ proposedAt }) => proposedAt),
    status('state', 'console.proposals.column.state', ({ state }) => [
      tones[state],
      `console.proposals.state.${state}`,
    ]),
    {
      id: 'decidedBy',
      head: 'console.proposals.column.decidedBy',
      cell: ({ decidedBy }, { t }) => <bdi className="text-ink-soft">{decidedBy ?? t('kit.none')}</bdi>,
    },
  ],
  rowKey: ({ id }) => id,
  // Decided by a colleague meanwhile, it is no longer in the list, and its panel closes.
  panel: { name: 'proposal', Panel: ({ row, onClose }) => <ProposalPanel proposal={row} onClose={onClose} /> },
  empty: ({ state = 'waiting' }) => ({
    scene: <EmptyInboxScene />,
    title: state === 'waiting' ? 'console.proposals.empty.title' : 'console.list.empty.title',
    text: 'console.proposals.empty.text',
  }),
})

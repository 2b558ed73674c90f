import type { OutputOf } from '@croupier/api/operation.ts'
import { listProposals, proposalStates } from '@croupier/api/staff/list-proposals.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Status, type Tone } from '@croupier/kit/components/badge.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Segmented } from '@croupier/kit/components/segmented.tsx'
import type { Column } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { useRowKeys } from '@croupier/kit/components/use-row-keys.ts'
import { type ReactNode, useState } from 'react'
import { Page } from '../app/page.tsx'
import { SHARED_WORK } from '../lists/live.ts'
import { RecordList } from '../lists/record-list.tsx'
import { useFilters } from '../lists/use-filters.ts'
import { usePages } from '../lists/use-pages.ts'
import { ProposalPanel } from './proposal-panel.tsx'
import { useRequestText } from './request-words.ts'

export type Proposal = OutputOf<typeof listProposals>['list'][number]
type State = Proposal['state']

const tones: Record<State, Tone> = { waiting: 'brass', approved: 'jade', rejected: 'vermilion' }

function isState(text: string | undefined): text is State {
  return (proposalStates as readonly (string | undefined)[]).includes(text)
}

/** What waits for a second pair of eyes, and what became of it. */
export function ProposalList(): ReactNode {
  const { t } = useWords('console-audit')
  const requestText = useRequestText()
  const { values, set } = useFilters('state')
  const state = isState(values.state) ? values.state : 'waiting'
  const pages = usePages(listProposals, { state }, 'before', SHARED_WORK)
  const [openedId, setOpened] = useState<string>()
  // Decided by a colleague meanwhile, it is no longer in the list, and its panel closes.
  const opened = pages.rows?.find(({ id }) => id === openedId)
  const bodyRef = useRowKeys((place) => setOpened(pages.rows?.[place]?.id))

  const columns: Column<Proposal>[] = [
    {
      id: 'action',
      head: t('console-audit.column.action'),
      phone: 'title',
      cell: (proposal) => (
        <button type="button" onClick={() => setOpened(proposal.id)} className="text-start text-ink hover:underline">
          {requestText(proposal.operation)}
        </button>
      ),
    },
    {
      id: 'by',
      head: t('console.proposals.column.by'),
      cell: (proposal) => <bdi>{proposal.proposedBy}</bdi>,
    },
    {
      id: 'at',
      head: t('console-audit.column.at'),
      cell: (proposal) => <Time at={proposal.proposedAt} className="text-ink-soft" />,
    },
    {
      id: 'state',
      head: t('console.proposals.column.state'),
      cell: (proposal) => (
        <Status tone={tones[proposal.state]}>{t(`console.proposals.state.${proposal.state}`)}</Status>
      ),
    },
    {
      id: 'decidedBy',
      head: t('console.proposals.column.decidedBy'),
      cell: (proposal) => <bdi className="text-ink-soft">{proposal.decidedBy ?? t('kit.none')}</bdi>,
    },
  ]

  return (
    <Page title={t('console.nav.proposals')} text={t('console.proposals.text')}>
      <Segmented
        label={t('console.proposals.column.state')}
        value={state}
        onChange={(wanted) => set({ state: wanted })}
        options={proposalStates.map((each) => ({ value: each, label: t(`console.proposals.state.${each}`) }))}
        className="mb-4"
      />
      <RecordList
        pages={pages}
        caption={t('console.nav.proposals')}
        columns={columns}
        rowKey={(proposal) => proposal.id}
        bodyRef={bodyRef}
        onOpen={(proposal) => setOpened(proposal.id)}
        empty={
          <EmptyState
            scene={<EmptyInboxScene />}
            title={state === 'waiting' ? t('console.proposals.empty.title') : t('console.list.empty.title')}
          >
            {t('console.proposals.empty.text')}
          </EmptyState>
        }
      />
      <ProposalPanel proposal={opened} onClose={() => setOpened(undefined)} />
    </Page>
  )
}

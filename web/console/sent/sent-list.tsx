import { listSent, sentKinds, sentStates } from '@croupier/api/messaging/list-sent.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Select } from '@croupier/kit/components/select.tsx'
import type { Column } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { Page } from '../app/page.tsx'
import { FilterBar } from '../lists/filter-bar.tsx'
import { RecordList } from '../lists/record-list.tsx'
import { useFilters } from '../lists/use-filters.ts'
import { usePages } from '../lists/use-pages.ts'

type Sent = OutputOf<typeof listSent>['list'][number]

/** Letters and texts that left, with what became of each. */
export function SentList(): ReactNode {
  const { t } = useWords('console-messages')
  const filters = useFilters('kind', 'state')
  const { kind, state } = filters.values
  const pages = usePages(
    listSent,
    { ...(kind === undefined ? {} : { kind }), ...(state === undefined ? {} : { state }) },
    'before',
  )
  const columns: Column<Sent>[] = [
    {
      id: 'receiver',
      head: t('console-messages.sent.receiver'),
      phone: 'title',
      cell: ({ receiver }) => <bdi dir="ltr">{receiver}</bdi>,
    },
    {
      id: 'kind',
      head: t('console-messages.sent.kind'),
      cell: (one) => t(`console-messages.sent.kind.${one.kind}`),
    },
    {
      id: 'subject',
      head: t('console-messages.column.title'),
      cell: ({ subject }) => (
        <bdi dir="auto" className="wrap-anywhere text-ink-soft">
          {subject}
        </bdi>
      ),
    },
    {
      id: 'state',
      head: t('console-messages.column.state'),
      cell: (one) => (
        <Status tone={one.state === 'taken' ? 'jade' : 'vermilion'}>
          {t(`console-messages.sent.state.${one.state}`)}
          {one.fault !== null && (
            <bdi dir="ltr" className="ms-2 text-xs text-ink-faint">
              {one.fault}
            </bdi>
          )}
        </Status>
      ),
    },
    {
      id: 'at',
      head: t('console-messages.column.at'),
      cell: ({ sentAt }) => <Time at={sentAt} className="text-ink-soft" />,
    },
  ]
  return (
    <Page title={t('console.nav.sent')} text={t('console-messages.sent.text')}>
      <FilterBar onClear={filters.isAnySet ? filters.clear : undefined}>
        <Select
          label={t('console-messages.sent.kind')}
          value={kind ?? ''}
          placeholder={t('kit.all')}
          onChange={(event) => filters.set({ kind: event.target.value })}
          options={sentKinds.map((each) => ({ value: each, label: t(`console-messages.sent.kind.${each}`) }))}
          className="min-w-40 grow sm:grow-0"
        />
        <Select
          label={t('console-messages.column.state')}
          value={state ?? ''}
          placeholder={t('kit.all')}
          onChange={(event) => filters.set({ state: event.target.value })}
          options={sentStates.map((each) => ({ value: each, label: t(`console-messages.sent.state.${each}`) }))}
          className="min-w-40 grow sm:grow-0"
        />
      </FilterBar>
      <RecordList
        pages={pages}
        caption={t('console.nav.sent')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          <EmptyState scene={<EmptyInboxScene />} title={t('console-messages.sent.empty.title')}>
            {t('console-messages.sent.empty.text')}
          </EmptyState>
        }
      />
    </Page>
  )
}

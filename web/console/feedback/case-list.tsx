import { caseKinds, caseStates } from '@croupier/api/feedback/case-answers.ts'
import { listStaffCases } from '@croupier/api/feedback/list-staff-cases.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Select } from '@croupier/kit/components/select.tsx'
import type { Column } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { useRowKeys } from '@croupier/kit/components/use-row-keys.ts'
import { type ReactNode, useState } from 'react'
import { Page } from '../app/page.tsx'
import { useMay } from '../app/staff.tsx'
import { FilterBar } from '../lists/filter-bar.tsx'
import { SHARED_WORK } from '../lists/live.ts'
import { operatorName } from '../lists/operator-name.ts'
import { RecordList } from '../lists/record-list.tsx'
import { useFilters } from '../lists/use-filters.ts'
import { usePages } from '../lists/use-pages.ts'
import { CannedAnswers } from './canned-answers.tsx'
import { CasePanel } from './case-panel.tsx'
import { type StaffCase, stateTones } from './case-words.ts'

/** What people tell and ask the house, whoever waits longest first. */
export function CaseList(): ReactNode {
  const { t } = useWords('console-feedback')
  const may = useMay()
  const filters = useFilters('state', 'kind')
  const { state = 'open', kind } = filters.values
  const pages = usePages(listStaffCases, { state, ...(kind === undefined ? {} : { kind }) }, 'after', SHARED_WORK)
  const [opened, setOpened] = useState<string>()
  const [isManaging, setManaging] = useState(false)
  const bodyRef = useRowKeys((place) => setOpened(pages.rows?.[place]?.id))
  const columns: Column<StaffCase>[] = [
    {
      id: 'sender',
      head: t('console-feedback.column.sender'),
      phone: 'title',
      cell: ({ id, account, sender }) => (
        <button type="button" onClick={() => setOpened(id)} className="text-start text-ink hover:underline">
          <bdi>
            {account ??
              (sender === '' ? t('console-feedback.visitor') : t('console-feedback.visitor.named', { name: sender }))}
          </bdi>
        </button>
      ),
    },
    { id: 'kind', head: t('console-feedback.column.kind'), cell: (one) => t(`console-feedback.kind.${one.kind}`) },
    {
      id: 'type',
      head: t('console-feedback.column.type'),
      cell: ({ type }) => t(`console-feedback.type.${type as 0}`),
    },
    {
      id: 'state',
      head: t('console-feedback.column.state'),
      cell: (one) => <Status tone={stateTones[one.state]}>{t(`console-feedback.state.${one.state}`)}</Status>,
    },
    {
      id: 'takenBy',
      head: t('console-feedback.column.takenBy'),
      cell: ({ takenBy }) => (takenBy === null ? t('console-feedback.nobody') : <bdi>{operatorName(takenBy)}</bdi>),
    },
    {
      id: 'changed',
      head: t('console-feedback.column.changed'),
      cell: ({ changedAt }) => <Time at={changedAt} className="text-ink-soft" />,
    },
    {
      id: 'rating',
      head: t('console-feedback.column.rating'),
      cell: ({ rating }) => (rating === null ? t('kit.none') : <span className="figures">{rating}</span>),
    },
  ]
  return (
    <Page
      title={t('console.nav.feedback')}
      text={t('console-feedback.text')}
      actions={
        may('feedback.answer') && (
          <Button onClick={() => setManaging(true)}>{t('console-feedback.canned.manage')}</Button>
        )
      }
    >
      <FilterBar onClear={filters.isAnySet ? filters.clear : undefined}>
        <Select
          label={t('console-feedback.column.state')}
          value={state}
          onChange={(event) => filters.set({ state: event.target.value })}
          options={caseStates.map((each) => ({ value: each, label: t(`console-feedback.state.${each}`) }))}
          className="min-w-48 grow sm:grow-0"
        />
        <Select
          label={t('console-feedback.column.kind')}
          value={kind ?? ''}
          placeholder={t('kit.all')}
          onChange={(event) => filters.set({ kind: event.target.value })}
          options={caseKinds.map((each) => ({ value: each, label: t(`console-feedback.kind.${each}`) }))}
          className="min-w-48 grow sm:grow-0"
        />
      </FilterBar>
      <RecordList
        pages={pages}
        caption={t('console.nav.feedback')}
        columns={columns}
        rowKey={({ id }) => id}
        bodyRef={bodyRef}
        onOpen={({ id }) => setOpened(id)}
        empty={
          <EmptyState scene={<EmptyInboxScene />} title={t('console-feedback.empty.title')}>
            {t('console-feedback.empty.text')}
          </EmptyState>
        }
      />
      <CasePanel id={opened} onClose={() => setOpened(undefined)} />
      {may('feedback.answer') && <CannedAnswers open={isManaging} onClose={() => setManaging(false)} />}
    </Page>
  )
}

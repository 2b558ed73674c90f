import { announcementTypes } from '@croupier/api/content/announcement.ts'
import { listStaffAnnouncements } from '@croupier/api/content/list-staff-announcements.ts'
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
import { RecordList } from '../lists/record-list.tsx'
import { useFilters } from '../lists/use-filters.ts'
import { usePages } from '../lists/use-pages.ts'
import { AnnouncementCreate } from './announcement-create.tsx'
import { AnnouncementPanel } from './announcement-panel.tsx'
import { type Announcement, stateTones, titleFor } from './announcement-words.ts'

/** Every announcement ever made, the newest first, with what became of it. */
export function AnnouncementList(): ReactNode {
  const { t, language } = useWords('console-content')
  const may = useMay()
  const filters = useFilters('type')
  const { type } = filters.values
  const pages = usePages(listStaffAnnouncements, type === undefined ? {} : { type }, 'before')
  const [openedId, setOpened] = useState<string>()
  const [isWriting, setWriting] = useState(false)
  const bodyRef = useRowKeys((place) => setOpened(pages.rows?.[place]?.id))

  const columns: Column<Announcement>[] = [
    {
      id: 'title',
      head: t('console-content.column.title'),
      phone: 'title',
      cell: (one) => (
        <button type="button" onClick={() => setOpened(one.id)} className="text-start text-ink hover:underline">
          <bdi>{titleFor(one, language)}</bdi>
        </button>
      ),
    },
    { id: 'type', head: t('console-content.column.type'), cell: (one) => t(`console-content.type.${one.type}`) },
    {
      id: 'state',
      head: t('console-content.column.state'),
      cell: ({ state }) => <Status tone={stateTones[state]}>{t(`console-content.state.${state}`)}</Status>,
    },
    {
      id: 'languages',
      head: t('console-content.column.languages'),
      cell: ({ titles }) => <bdi className="text-ink-soft">{Object.keys(titles).join(' ')}</bdi>,
    },
    {
      id: 'from',
      head: t('console-content.column.from'),
      cell: ({ startsAt }) => <Time at={startsAt} className="text-ink-soft" />,
    },
    {
      id: 'until',
      head: t('console-content.column.until'),
      cell: ({ endsAt }) => (endsAt === null ? t('kit.none') : <Time at={endsAt} className="text-ink-soft" />),
    },
  ]

  return (
    <Page
      title={t('console.nav.content')}
      text={t('console-content.text')}
      actions={
        may('content.manage') && (
          <Button variant="action" onClick={() => setWriting(true)}>
            {t('console-content.add')}
          </Button>
        )
      }
    >
      <FilterBar onClear={filters.isAnySet ? filters.clear : undefined}>
        <Select
          label={t('console-content.column.type')}
          value={type ?? ''}
          placeholder={t('kit.all')}
          onChange={(event) => filters.set({ type: event.target.value })}
          options={announcementTypes.map((each) => ({ value: each, label: t(`console-content.type.${each}`) }))}
          className="min-w-48 grow sm:grow-0"
        />
      </FilterBar>
      <RecordList
        pages={pages}
        caption={t('console.nav.content')}
        columns={columns}
        rowKey={({ id }) => id}
        bodyRef={bodyRef}
        onOpen={({ id }) => setOpened(id)}
        empty={
          <EmptyState scene={<EmptyInboxScene />} title={t('console-content.empty.title')}>
            {t('console-content.empty.text')}
          </EmptyState>
        }
      />
      <AnnouncementPanel
        announcement={pages.rows?.find(({ id }) => id === openedId)}
        onClose={() => setOpened(undefined)}
      />
      {may('content.manage') && <AnnouncementCreate open={isWriting} onClose={() => setWriting(false)} />}
    </Page>
  )
}

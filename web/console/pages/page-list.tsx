import { contentKinds } from '@croupier/api/content/content-pages.ts'
import { listContentPages } from '@croupier/api/content/list-content-pages.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
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
import { PageEditor } from './page-editor.tsx'
import { PagePanel } from './page-panel.tsx'

type ContentPage = OutputOf<typeof listContentPages>['list'][number]

/** Help articles, news, posts and pages, with what is published of each. */
export function PageList(): ReactNode {
  const { t, language } = useWords('console-pages')
  const may = useMay()
  const filters = useFilters('kind')
  const { kind } = filters.values
  const pages = usePages(listContentPages, kind === undefined ? {} : { kind }, 'before')
  const [opened, setOpened] = useState<string>()
  const [isWriting, setWriting] = useState(false)
  const bodyRef = useRowKeys((place) => setOpened(pages.rows?.[place]?.id))
  const columns: Column<ContentPage>[] = [
    {
      id: 'title',
      head: t('console-pages.column.title'),
      phone: 'title',
      cell: ({ id, titles }) => (
        <button type="button" onClick={() => setOpened(id)} className="text-start text-ink hover:underline">
          <bdi>{titles[language] ?? titles['en']}</bdi>
        </button>
      ),
    },
    { id: 'kind', head: t('console-pages.column.kind'), cell: (one) => t(`console-pages.kind.${one.kind}`) },
    { id: 'slug', head: t('console-pages.column.slug'), cell: ({ slug }) => <bdi dir="ltr">{slug}</bdi> },
    {
      id: 'state',
      head: t('console-pages.column.state'),
      cell: ({ publishedVersion, latestVersion }) => (
        <Status tone={publishedVersion === null ? 'plain' : publishedVersion === latestVersion ? 'jade' : 'brass'}>
          {t(
            publishedVersion === null
              ? 'console-pages.state.draft'
              : publishedVersion === latestVersion
                ? 'console-pages.state.published'
                : 'console-pages.state.changed',
          )}
        </Status>
      ),
    },
    {
      id: 'published',
      head: t('console-pages.column.published'),
      cell: ({ publishedAt }) =>
        publishedAt === null ? t('kit.none') : <Time at={publishedAt} className="text-ink-soft" />,
    },
  ]
  return (
    <Page
      title={t('console.nav.pages')}
      text={t('console-pages.text')}
      actions={
        may('content.manage') && (
          <Button variant="action" onClick={() => setWriting(true)}>
            {t('console-pages.add')}
          </Button>
        )
      }
    >
      <FilterBar onClear={filters.isAnySet ? filters.clear : undefined}>
        <Select
          label={t('console-pages.column.kind')}
          value={kind ?? ''}
          placeholder={t('kit.all')}
          onChange={(event) => filters.set({ kind: event.target.value })}
          options={contentKinds.map((each) => ({ value: each, label: t(`console-pages.kind.${each}`) }))}
          className="min-w-48 grow sm:grow-0"
        />
      </FilterBar>
      <RecordList
        pages={pages}
        caption={t('console.nav.pages')}
        columns={columns}
        rowKey={({ id }) => id}
        bodyRef={bodyRef}
        onOpen={({ id }) => setOpened(id)}
        empty={
          <EmptyState scene={<EmptyInboxScene />} title={t('console-pages.empty.title')}>
            {t('console-pages.empty.text')}
          </EmptyState>
        }
      />
      <PagePanel id={opened} onClose={() => setOpened(undefined)} />
      {may('content.manage') && (
        <PageEditor
          open={isWriting}
          onClose={() => setWriting(false)}
          onSaved={(id) => {
            setWriting(false)
            setOpened(id)
          }}
        />
      )}
    </Page>
  )
}

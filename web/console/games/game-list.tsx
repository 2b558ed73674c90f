import { gameStatuses, gameTypes } from '@croupier/api/games/game-types.ts'
import { listCatalogue } from '@croupier/api/games/list-catalogue.ts'
import { listVendors } from '@croupier/api/games/list-vendors.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Badge, Status } from '@croupier/kit/components/badge.tsx'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { Select } from '@croupier/kit/components/select.tsx'
import type { Column } from '@croupier/kit/components/table.tsx'
import { useRowKeys } from '@croupier/kit/components/use-row-keys.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Page } from '../app/page.tsx'
import { useMay } from '../app/staff.tsx'
import { FilterBar } from '../lists/filter-bar.tsx'
import { RecordList } from '../lists/record-list.tsx'
import { SearchBox } from '../lists/search-box.tsx'
import { useFilters } from '../lists/use-filters.ts'
import { usePages } from '../lists/use-pages.ts'
import { GamePanel } from './game-panel.tsx'
import { statusTones } from './status-words.ts'

export type CatalogueGame = OutputOf<typeof listCatalogue>['list'][number]

/** Every game of the catalogue, whatever its status; a row opens its game. */
export function GameList(): ReactNode {
  const { t } = useWords('console-games')
  const may = useMay()
  const { values, set, clear, isAnySet } = useFilters('search', 'vendor', 'type', 'status')
  const pages = usePages(listCatalogue, values, 'before')
  const { data: vendors } = useOperation(listVendors)
  const [opened, setOpened] = useState<CatalogueGame>()
  const bodyRef = useRowKeys((place) => setOpened(pages.rows?.[place]))

  const columns: Column<CatalogueGame>[] = [
    {
      id: 'name',
      head: t('console-games.column.game'),
      phone: 'title',
      cell: (game) => (
        <span className="flex flex-wrap items-center gap-2">
          <button
            type="button"
            onClick={() => setOpened(game)}
            className={`${linkClasses.text} text-start font-medium`}
          >
            <bdi>{game.name}</bdi>
          </button>
          {game.isHot && <Badge tone="vermilion">{t('console-games.hot')}</Badge>}
          {game.isNew && <Badge tone="brass">{t('console-games.new')}</Badge>}
        </span>
      ),
    },
    {
      id: 'vendor',
      head: t('console-games.column.vendor'),
      cell: (game) => <bdi dir="ltr">{game.vendor}</bdi>,
    },
    {
      id: 'code',
      head: t('console-games.column.code'),
      phone: 'hidden',
      cell: (game) => (
        <code dir="ltr" className="font-mono text-xs text-ink-soft">
          {game.code}
        </code>
      ),
    },
    { id: 'type', head: t('console-games.column.type'), cell: (game) => t(`console-games.type.${game.type}`) },
    {
      id: 'status',
      head: t('console-games.column.status'),
      cell: (game) => <Status tone={statusTones[game.status]}>{t(`console-games.status.${game.status}`)}</Status>,
    },
    {
      id: 'rtp',
      head: t('console-games.column.rtp'),
      figures: true,
      cell: (game) => (game.rtp === null ? <span className="text-ink-faint">{t('kit.none')}</span> : `${game.rtp} %`),
    },
    {
      id: 'node',
      head: t('console-games.column.node'),
      figures: true,
      phone: 'hidden',
      cell: (game) => <span className="text-ink-faint">{game.nodeId}</span>,
    },
  ]

  return (
    <Page
      title={t('console.nav.games')}
      text={t('console-games.games.text')}
      actions={
        may('games.manage') && (
          <Link to="/games/import" className={buttonClasses('quiet', 'small')}>
            {t('console-games.import.open')}
          </Link>
        )
      }
    >
      <FilterBar onClear={isAnySet ? clear : undefined}>
        <SearchBox
          label={t('console-games.search')}
          value={values.search ?? ''}
          onSearch={(search) => set({ search }, 'typed')}
        />
        <Select
          label={t('console-games.column.vendor')}
          value={values.vendor ?? ''}
          placeholder={t('kit.all')}
          onChange={(event) => set({ vendor: event.target.value })}
          options={(vendors?.list ?? []).map(({ code, name }) => ({ value: code, label: name }))}
          className="min-w-40 grow sm:grow-0"
        />
        <Select
          label={t('console-games.column.type')}
          value={values.type ?? ''}
          placeholder={t('kit.all')}
          onChange={(event) => set({ type: event.target.value })}
          options={gameTypes.map((type) => ({ value: type, label: t(`console-games.type.${type}`) }))}
          className="min-w-40 grow sm:grow-0"
        />
        <Select
          label={t('console-games.column.status')}
          value={values.status ?? ''}
          placeholder={t('kit.all')}
          onChange={(event) => set({ status: event.target.value })}
          options={gameStatuses.map((status) => ({ value: status, label: t(`console-games.status.${status}`) }))}
          className="min-w-40 grow sm:grow-0"
        />
      </FilterBar>
      <RecordList
        pages={pages}
        caption={t('console.nav.games')}
        columns={columns}
        rowKey={(game) => String(game.nodeId)}
        bodyRef={bodyRef}
        onOpen={setOpened}
        empty={
          <EmptyState scene={<NothingFoundScene />} title={t('console.list.empty.title')}>
            {t('console.list.empty.text')}
          </EmptyState>
        }
      />
      <GamePanel
        game={pages.rows?.find(({ nodeId }) => nodeId === opened?.nodeId) ?? opened}
        open={opened !== undefined}
        onClose={() => setOpened(undefined)}
      />
    </Page>
  )
}

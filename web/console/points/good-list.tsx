import { listPointGoods } from '@croupier/api/points/list-point-goods.ts'
import { goodStates } from '@croupier/api/points/staff-point-answers.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Select } from '@croupier/kit/components/select.tsx'
import type { Column } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { useRowKeys } from '@croupier/kit/components/use-row-keys.ts'
import { type ReactNode, useState } from 'react'
import { FilterBar } from '../lists/filter-bar.tsx'
import { RecordList } from '../lists/record-list.tsx'
import { useFilters } from '../lists/use-filters.ts'
import { usePages } from '../lists/use-pages.ts'
import { GoodPanel } from './good-panel.tsx'
import { type Good, goodTones, textFor } from './point-words.ts'

/** Every good there ever was, the newest first. */
export function GoodList(): ReactNode {
  const { t, language } = useWords('console-points')
  const filters = useFilters('state')
  const { state } = filters.values
  const pages = usePages(listPointGoods, state === undefined ? {} : { state }, 'before')
  const [openedId, setOpened] = useState<string>()
  const bodyRef = useRowKeys((place) => setOpened(pages.rows?.[place]?.goodId))
  const columns: Column<Good>[] = [
    {
      id: 'name',
      head: t('console-points.column.name'),
      phone: 'title',
      cell: ({ goodId, titles }) => (
        <button type="button" onClick={() => setOpened(goodId)} className="text-start text-ink hover:underline">
          <bdi>{textFor(titles, language)}</bdi>
        </button>
      ),
    },
    { id: 'type', head: t('console-points.column.type'), cell: ({ type }) => t(`console-points.type.${type}`) },
    {
      id: 'state',
      head: t('console-points.column.state'),
      cell: (good) => <Status tone={goodTones[good.state]}>{t(`console-points.state.${good.state}`)}</Status>,
    },
    {
      id: 'price',
      head: t('console-points.column.price'),
      figures: true,
      cell: ({ price }) => <Amount value={price} />,
    },
    {
      id: 'amount',
      head: t('console-points.column.amount'),
      figures: true,
      cell: ({ amount, currency }) =>
        amount === null || currency === null ? t('kit.none') : <Amount value={amount} currency={currency} />,
    },
    {
      id: 'left',
      head: t('console-points.column.left'),
      figures: true,
      cell: ({ stock, taken }) => (stock === null ? t('console-points.unlimited') : stock - taken),
    },
    { id: 'taken', head: t('console-points.column.taken'), figures: true, cell: ({ taken }) => taken },
    {
      id: 'until',
      head: t('console-points.column.until'),
      cell: ({ endsAt }) => (endsAt === null ? t('kit.none') : <Time at={endsAt} className="text-ink-soft" />),
    },
  ]
  return (
    <>
      <FilterBar onClear={filters.isAnySet ? filters.clear : undefined}>
        <Select
          label={t('console-points.column.state')}
          value={state ?? ''}
          placeholder={t('kit.all')}
          onChange={(event) => filters.set({ state: event.target.value })}
          options={goodStates.map((each) => ({ value: each, label: t(`console-points.state.${each}`) }))}
          className="min-w-48 grow sm:grow-0"
        />
      </FilterBar>
      <RecordList
        pages={pages}
        caption={t('console-points.tab.goods')}
        columns={columns}
        rowKey={({ goodId }) => goodId}
        bodyRef={bodyRef}
        onOpen={({ goodId }) => setOpened(goodId)}
        empty={
          <EmptyState scene={<EmptyInboxScene />} title={t('console-points.goods.empty.title')}>
            {t('console-points.goods.empty.text')}
          </EmptyState>
        }
      />
      <GoodPanel good={pages.rows?.find(({ goodId }) => goodId === openedId)} onClose={() => setOpened(undefined)} />
    </>
  )
}

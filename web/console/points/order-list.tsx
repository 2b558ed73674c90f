import { listPointOrders } from '@croupier/api/points/list-point-orders.ts'
import { orderStates } from '@croupier/api/points/staff-point-answers.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Segmented } from '@croupier/kit/components/segmented.tsx'
import type { Column } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { useRowKeys } from '@croupier/kit/components/use-row-keys.ts'
import { type ReactNode, useState } from 'react'
import { FilterBar } from '../lists/filter-bar.tsx'
import { RecordList } from '../lists/record-list.tsx'
import { SearchBox } from '../lists/search-box.tsx'
import { useFilters } from '../lists/use-filters.ts'
import { usePages } from '../lists/use-pages.ts'
import { OrderPanel } from './order-panel.tsx'
import { type Order, orderTones } from './point-words.ts'

/** What colleagues decide too is asked for again this often. */
const EVERY = 20_000

/** What members asked for: who waits longest first. */
export function OrderList(): ReactNode {
  const { t } = useWords('console-points')
  const filters = useFilters('state', 'of')
  const state = orderStates.find((each) => each === filters.values.state) ?? 'process'
  const { of } = filters.values
  const pages = usePages(listPointOrders, of === undefined ? { state } : { of }, 'after', EVERY)
  const [opened, setOpened] = useState<Order>()
  const bodyRef = useRowKeys((place) => setOpened(pages.rows?.[place]))
  const columns: Column<Order>[] = [
    {
      id: 'reference',
      head: t('console-points.column.reference'),
      phone: 'title',
      cell: (order) => (
        <button type="button" onClick={() => setOpened(order)} className="text-start text-ink hover:underline">
          <bdi dir="ltr" className="figures">
            {order.reference}
          </bdi>
        </button>
      ),
    },
    { id: 'account', head: t('console-points.column.account'), cell: ({ account }) => <bdi>{account}</bdi> },
    { id: 'good', head: t('console-points.column.good'), cell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'quantity', head: t('console-points.column.quantity'), figures: true, cell: ({ quantity }) => quantity },
    {
      id: 'points',
      head: t('console-points.column.price'),
      figures: true,
      cell: ({ points }) => <Amount value={points} />,
    },
    {
      id: 'state',
      head: t('console-points.column.state'),
      cell: (order) => <Status tone={orderTones[order.state]}>{t(`console-points.order.${order.state}`)}</Status>,
    },
    {
      id: 'at',
      head: t('console-points.column.at'),
      cell: ({ redeemedAt }) => <Time at={redeemedAt} className="text-ink-soft" />,
    },
  ]
  return (
    <>
      <FilterBar onClear={of === undefined ? undefined : () => filters.set({ of: '' })}>
        <SearchBox
          label={t('console-points.order.search')}
          value={of ?? ''}
          onSearch={(text) => filters.set({ of: text }, 'typed')}
        />
        {of === undefined && (
          <Segmented
            label={t('console-points.order.filter')}
            value={state}
            onChange={(next) => filters.set({ state: next })}
            options={orderStates.map((value) => ({ value, label: t(`console-points.order.${value}`) }))}
          />
        )}
      </FilterBar>
      <RecordList
        pages={pages}
        caption={t('console-points.tab.orders')}
        columns={columns}
        rowKey={({ reference }) => reference}
        bodyRef={bodyRef}
        onOpen={setOpened}
        empty={
          <EmptyState scene={<EmptyInboxScene />} title={t('console-points.orders.empty.title')}>
            {t('console-points.orders.empty.text')}
          </EmptyState>
        }
      />
      <OrderPanel order={opened} onChange={setOpened} onClose={() => setOpened(undefined)} />
    </>
  )
}

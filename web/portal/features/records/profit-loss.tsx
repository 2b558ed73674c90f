import type { OutputOf } from '@croupier/api/operation.ts'
import { showProfitLoss } from '@croupier/api/figures/show-profit-loss.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { formatCount } from '@croupier/client/words/figures.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyBetsScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { type Column, Table } from '@croupier/kit/components/table.tsx'
import type { ReactNode } from 'react'
import { ReadFault } from '../../parts/read-fault.tsx'
import { useCategoryName } from '../../catalogue/category-name.ts'
import { BetTotals } from './bet-totals.tsx'
import { periodOf } from './period-select.tsx'
import { CategorySelect, RecordFilters } from './record-filters.tsx'
import { type RecordQuery, useRecordQuery } from './record-query.ts'

type Profit = OutputOf<typeof showProfitLoss>['totals']

/** The figures of a day or a category; what they are of stands in the column before them. */
function useColumns<Row extends Profit>(first: Column<Row>, currency: string | undefined): readonly Column<Row>[] {
  const { t } = useWords('records')
  return [
    first,
    { id: 'rounds', head: t('records.totals.count'), figures: true, cell: ({ rounds }) => formatCount(rounds) },
    {
      id: 'stake',
      head: t('records.totals.stake'),
      figures: true,
      cell: ({ betAmount }) => <Amount value={betAmount} currency={currency} />,
    },
    {
      id: 'payout',
      head: t('records.totals.payout'),
      figures: true,
      cell: ({ payout }) => <Amount value={payout} currency={currency} />,
    },
    {
      id: 'validBet',
      head: t('records.totals.validBet'),
      figures: true,
      phone: 'hidden',
      cell: ({ validBet }) => <Amount value={validBet} currency={currency} />,
    },
    {
      id: 'net',
      head: t('records.totals.net'),
      figures: true,
      cell: ({ netAmount }) => <Amount value={netAmount} currency={currency} sign="always" tone="in" />,
    },
  ]
}

function Filters({ query }: { query: RecordQuery }): ReactNode {
  return (
    <RecordFilters query={query}>
      <CategorySelect value={query.read('gameCategory')} onChange={(gameCategory) => query.write({ gameCategory })} />
    </RecordFilters>
  )
}

function Empty({ query }: { query: RecordQuery }): ReactNode {
  const { t } = useWords('records', 'pages')
  const isFiltered = ['datePreset', 'gameCategory'].some((name) => query.read(name) !== '')
  return (
    <EmptyState
      scene={<EmptyBetsScene />}
      title={t('pages.personalProfit.empty.title')}
      action={
        isFiltered && (
          <Button onClick={() => query.write({ datePreset: '', gameCategory: '' })}>{t('records.filter.reset')}</Button>
        )
      }
    >
      {t('pages.personalProfit.empty.text')}
    </EmptyState>
  )
}

/** What a member's settled rounds come to, day by day and category by category. */
export default function ProfitLoss(): ReactNode {
  const { t, language } = useWords('records', 'refusals')
  const nameOf = useCategoryName()
  const query = useRecordQuery()
  const category = query.read('gameCategory')
  const read = useOperation(
    showProfitLoss,
    {
      datePreset: periodOf(query),
      ...(category !== '' && { gameCategory: category }),
      language,
    },
    { staleMilliseconds: 0 },
  )
  const { data, error } = read
  const days = useColumns<OutputOf<typeof showProfitLoss>['days'][number]>(
    {
      id: 'day',
      head: t('records.profit.day'),
      phone: 'title',
      cell: ({ date }) => (
        <time dateTime={date} dir="ltr" className="figures font-medium whitespace-nowrap">
          {date}
        </time>
      ),
    },
    data?.currency,
  )
  const categories = useColumns<OutputOf<typeof showProfitLoss>['categories'][number]>(
    {
      id: 'category',
      head: t('records.filter.category'),
      phone: 'title',
      cell: ({ gameCategory }) => <span className="font-medium">{nameOf(gameCategory)}</span>,
    },
    data?.currency,
  )
  if (error && !data) {
    return (
      <div className="flex flex-col gap-5">
        <Filters query={query} />
        <ReadFault of={read} title={t('records.failed.title')} />
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <Filters query={query} />
      <BetTotals totals={data && { ...data.totals, count: data.totals.rounds }} currency={data?.currency} />
      {category === '' && (data === undefined || data.categories.length > 0) && (
        <section className="flex flex-col gap-3">
          <h2 className="text-lg">{t('records.profit.byCategory')}</h2>
          <Table
            caption={t('records.profit.byCategory')}
            columns={categories}
            rows={data?.categories}
            rowKey={({ gameCategory }) => gameCategory}
            waitingRows={2}
            empty={null}
          />
        </section>
      )}
      <section className="flex flex-col gap-3">
        {data?.days.length !== 0 && <h2 className="text-lg">{t('records.profit.byDay')}</h2>}
        <Table
          caption={t('records.profit.byDay')}
          columns={days}
          rows={data?.days}
          rowKey={({ date }) => date}
          empty={<Empty query={query} />}
        />
      </section>
      <p className="text-xs text-ink-faint">{t('records.profit.note')}</p>
    </div>
  )
}

import { betStatuses } from '@croupier/api/play/records/bet-record.ts'
import { listBetHistory } from '@croupier/api/play/records/list-bet-history.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyBetsScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Button, buttonClasses } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Pager } from '@croupier/kit/components/pagination.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { type Column, Table } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ReadFault } from '../../parts/read-fault.tsx'
import { SaveList } from '../../parts/save-list.tsx'
import { useGameMenus } from '../../catalogue/menus.ts'
import { useMember } from '../../session/member.ts'
import { BetStatusBadge } from './bet-status-badge.tsx'
import { FreeBadge } from './free-badge.tsx'
import { BetTotals } from './bet-totals.tsx'
import { periodOf } from './period-select.tsx'
import { CategorySelect, RecordFilters } from './record-filters.tsx'
import { useRecordPages } from '../../parts/record-pages.ts'
import { RecordPicture } from './record-picture.tsx'
import { oneOf, type RecordQuery, useRecordQuery } from './record-query.ts'
import { RoundDialog } from './round-dialog.tsx'

type Bet = OutputOf<typeof listBetHistory>['list'][number]

function useColumns(open: (bet: Bet) => void): readonly Column<Bet>[] {
  const { t } = useWords('records')
  return [
    {
      id: 'picture',
      head: <span className="sr-only">{t('records.picture')}</span>,
      phone: 'picture',
      className: '@2xl:w-8 @2xl:pe-0',
      cell: (bet) => <RecordPicture of={bet.picture} />,
    },
    {
      id: 'game',
      head: t('records.bets.game'),
      phone: 'title',
      cell: (bet) => (
        <span className="flex flex-col items-start">
          <button
            type="button"
            onClick={() => open(bet)}
            className="max-w-full min-w-0 truncate text-start font-medium underline decoration-hairline underline-offset-4 hover:decoration-current"
          >
            {bet.gameName}
          </button>
          <span className="shrink-0 text-xs font-normal text-ink-faint @max-2xl:hidden">{bet.vendorName}</span>
        </span>
      ),
    },
    {
      id: 'time',
      head: t('records.bets.time'),
      phone: 'under',
      cell: (bet) => (
        <>
          <Time at={bet.betTime} />
          <span className="@2xl:hidden">
            {' · '}
            <Amount value={bet.betAmount} currency={bet.currency} />
          </span>
        </>
      ),
    },
    {
      id: 'stake',
      head: t('records.bets.stake'),
      figures: true,
      cell: (bet) => <Amount value={bet.betAmount} currency={bet.currency} />,
    },
    {
      id: 'payout',
      head: t('records.bets.payout'),
      figures: true,
      cell: (bet) => <Amount value={bet.payout} currency={bet.currency} />,
    },
    {
      id: 'net',
      head: t('records.bets.net'),
      figures: true,
      phone: 'across',
      cell: (bet) =>
        bet.status === 'open' ? (
          <span aria-hidden="true">–</span>
        ) : (
          <Amount value={bet.netAmount} currency={bet.currency} sign="always" tone="in" />
        ),
    },
    {
      id: 'status',
      head: t('records.bets.status'),
      phone: 'under-across',
      cell: (bet) => (
        <span className="flex flex-wrap gap-2 @max-2xl:justify-end">
          <BetStatusBadge status={bet.status} />
          {bet.isFree && <FreeBadge />}
        </span>
      ),
    },
  ]
}

function Filters({ query }: { query: RecordQuery }): ReactNode {
  const { t } = useWords('records')
  const menus = useGameMenus() ?? []
  const category = query.read('gameCategory')
  const vendors = new Map(
    menus
      .filter(({ gameCategory }) => category === '' || gameCategory === category)
      .flatMap((menu) => menu.vendors.map(({ vassalage, displayName }) => [vassalage, displayName])),
  )
  return (
    <RecordFilters query={query}>
      <CategorySelect value={category} onChange={(gameCategory) => query.write({ gameCategory, vassalage: '' })} />
      <Select
        label={t('records.filter.vendor')}
        placeholder={t('records.filter.vendor.all')}
        value={query.read('vassalage')}
        onChange={(event) => query.write({ vassalage: event.target.value })}
        options={Array.from(vendors, ([value, label]) => ({ value: String(value), label: String(label) }))}
      />
      <Select
        label={t('records.filter.status')}
        placeholder={t('records.filter.status.all')}
        value={query.read('status')}
        onChange={(event) => query.write({ status: event.target.value })}
        options={betStatuses.map((status) => ({ value: status, label: t(`records.status.${status}`) }))}
      />
    </RecordFilters>
  )
}

function Empty({ query }: { query: RecordQuery }): ReactNode {
  const { t } = useWords('records', 'pages')
  const filters = ['datePreset', 'gameCategory', 'vassalage', 'status']
  const isFiltered = filters.some((name) => query.read(name) !== '')
  return (
    <EmptyState
      scene={<EmptyBetsScene />}
      title={t(isFiltered ? 'records.bets.empty.filtered.title' : 'pages.personalHistoryCopy.empty.title')}
      action={
        isFiltered ? (
          <Button onClick={() => query.write(Object.fromEntries(filters.map((name) => [name, ''])))}>
            {t('records.filter.reset')}
          </Button>
        ) : (
          <Link to="/rng" className={buttonClasses('quiet')}>
            {t('shell.nav.games')}
          </Link>
        )
      }
    >
      {t(isFiltered ? 'records.bets.empty.filtered.text' : 'pages.personalHistoryCopy.empty.text')}
    </EmptyState>
  )
}

/** A member's rounds by period, category, vendor and how they ended, and what they come to. */
export default function BettingRecord(): ReactNode {
  const { t, language } = useWords('records', 'refusals')
  const { info } = useMember()
  const query = useRecordQuery()
  const filter = {
    datePreset: periodOf(query),
    ...(query.read('gameCategory') !== '' && { gameCategory: query.read('gameCategory') }),
    ...(query.read('vassalage') !== '' && { vassalage: query.read('vassalage') }),
    ...(query.read('status') !== '' && { status: oneOf(betStatuses, query.read('status')) }),
    language,
  }
  const pages = useRecordPages(JSON.stringify(filter))
  const fresh = { staleMilliseconds: 0 }
  const first = useOperation(listBetHistory, filter, fresh)
  const page = useOperation(listBetHistory, { ...filter, ...(pages.before && { before: pages.before }) }, fresh)
  const open = (bet: Bet): void => query.write({ round: bet.roundId })
  const columns = useColumns(open)
  const roundId = query.read('round')
  const { data, error } = page

  return (
    <div className="flex flex-col gap-5">
      <Filters query={query} />
      <BetTotals totals={first.data?.totals ?? undefined} currency={first.data?.list[0]?.currency ?? info?.currency} />
      {data && data.list.length > 0 && <SaveList of={listBetHistory} input={filter} />}
      {error && !data ? (
        <ReadFault of={page} title={t('records.failed.title')} />
      ) : (
        <Table
          caption={t('records.bets.caption')}
          phone="rows"
          columns={columns}
          rows={data?.list}
          rowKey={(bet) => bet.roundId}
          onOpen={open}
          empty={<Empty query={query} />}
        />
      )}
      <Pager onNewer={pages.newer} onOlder={pages.older(data?.next)} busy={page.isFetching} />
      <RoundDialog roundId={roundId} onClose={() => query.write({ round: '' })} />
    </div>
  )
}

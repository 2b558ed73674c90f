import { listTransferOrders } from '@croupier/api/funds/list-transfer-orders.ts'
import { transferStates } from '@croupier/api/funds/transfer-choices.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { Segmented } from '@croupier/kit/components/segmented.tsx'
import { Select } from '@croupier/kit/components/select.tsx'
import type { Column } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { useRowKeys } from '@croupier/kit/components/use-row-keys.ts'
import type { ReactNode } from 'react'
import { Page } from '../app/page.tsx'
import { FilterBar } from '../lists/filter-bar.tsx'
import { SHARED_WORK } from '../lists/live.ts'
import { RecordList } from '../lists/record-list.tsx'
import { SearchBox } from '../lists/search-box.tsx'
import { useFilters } from '../lists/use-filters.ts'
import { usePages } from '../lists/use-pages.ts'
import { AccountLink } from '../members/account-link.tsx'
import { TransferPanel } from './transfer-panel.tsx'
import { isRuledUnanswered, outcomeOf, type TransferOrder, transferTones } from './transfer-words.ts'

const views = ['open', 'contradicted', 'all'] as const

/** Transfers with vendors' wallets whose vendor has not answered, ruled on or not; settled ones that vendors contradict; or all by filter. */
export function TransferList(): ReactNode {
  const { t } = useWords('console-funds')
  const filters = useFilters('view', 'account', 'state')
  const { values: address, set: open } = useFilters('transfer')
  const { account, state } = filters.values
  const view = views.find((each) => each === filters.values.view) ?? 'open'
  const pages = usePages(
    listTransferOrders,
    view !== 'all'
      ? { state: view }
      : { ...(account === undefined ? {} : { account }), ...(state === undefined ? {} : { state }) },
    'before',
    SHARED_WORK,
  )
  const bodyRef = useRowKeys((place) => open({ transfer: pages.rows?.[place]?.reference ?? '' }))

  const columns: Column<TransferOrder>[] = [
    {
      id: 'reference',
      head: t('console-funds.column.reference'),
      phone: 'title',
      cell: ({ reference }) => (
        <button
          type="button"
          onClick={() => open({ transfer: reference })}
          className={`${linkClasses.text} font-mono text-sm`}
        >
          <bdi dir="ltr">{reference}</bdi>
        </button>
      ),
    },
    {
      id: 'account',
      head: t('console-funds.column.account'),
      cell: (transfer) => <AccountLink account={transfer.account} />,
    },
    { id: 'vendor', head: t('console-funds.column.vendor'), cell: ({ vendorName }) => <bdi>{vendorName}</bdi> },
    {
      id: 'direction',
      head: t('console-funds.column.direction'),
      cell: ({ direction }) => <span className="text-ink-soft">{t(`console-funds.direction.${direction}`)}</span>,
    },
    {
      id: 'state',
      head: t('console-funds.column.state'),
      cell: (transfer) => (
        <span className="flex flex-col items-start @max-2xl:items-end">
          <Status tone={transferTones[outcomeOf(transfer)]}>{t(`console-funds.state.${outcomeOf(transfer)}`)}</Status>
          {isRuledUnanswered(transfer) && <span className="text-xs text-ink-soft">{t('console-funds.ruled')}</span>}
          {transfer.contradiction && (
            <span className="text-xs text-vermilion">
              {t(transfer.correctedAt === null ? 'console-funds.contradiction' : 'console-funds.corrected')}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'at',
      head: t('console-funds.column.at'),
      cell: ({ requestedAt }) => <Time at={requestedAt} className="text-ink-soft" />,
    },
    {
      id: 'amount',
      head: t('console-funds.column.amount'),
      figures: true,
      cell: ({ amount, currency }) => <Amount value={amount} currency={currency} className="font-medium" />,
    },
  ]

  return (
    <Page title={t('console.nav.transfers')} text={t('console-funds.text')}>
      <Segmented
        label={t('console-funds.view')}
        value={view}
        onChange={(wanted) => filters.set({ view: wanted === 'open' ? '' : wanted })}
        options={views.map((each) => ({ value: each, label: t(`console-funds.view.${each}`) }))}
        className="mb-4"
      />
      {view === 'all' && (
        <FilterBar
          onClear={
            account === undefined && state === undefined ? undefined : () => filters.set({ account: '', state: '' })
          }
        >
          <SearchBox
            label={t('console-funds.filter.account')}
            value={account ?? ''}
            onSearch={(text) => filters.set({ account: text }, 'typed')}
          />
          <Select
            label={t('console-funds.column.state')}
            value={state ?? ''}
            placeholder={t('kit.all')}
            onChange={(event) => filters.set({ state: event.target.value })}
            options={transferStates.map((each) => ({ value: each, label: t(`console-funds.state.${each}`) }))}
            className="min-w-40 grow sm:grow-0"
          />
        </FilterBar>
      )}
      <RecordList
        pages={pages}
        caption={t('console.nav.transfers')}
        columns={columns}
        rowKey={(transfer) => transfer.reference}
        bodyRef={bodyRef}
        onOpen={(transfer) => open({ transfer: transfer.reference })}
        empty={
          <EmptyState scene={<EmptyInboxScene />} title={t(`console-funds.empty.${view}.title`)}>
            {t(`console-funds.empty.${view}.text`)}
          </EmptyState>
        }
      />
      <TransferPanel reference={address.transfer} onClose={() => open({ transfer: '' })} />
    </Page>
  )
}

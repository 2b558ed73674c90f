import type { OutputOf } from '@croupier/api/operation.ts'
import { exportWithdrawalOrders } from '@croupier/api/wallet/exports/export-withdrawal-orders.ts'
import { listWithdrawalOrders } from '@croupier/api/wallet/withdrawals/list-withdrawal-orders.ts'
import { withdrawalStates } from '@croupier/api/wallet/withdrawals/withdrawal-choices.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Badge, Status } from '@croupier/kit/components/badge.tsx'
import { Checkbox } from '@croupier/kit/components/choice.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { Segmented } from '@croupier/kit/components/segmented.tsx'
import { Select } from '@croupier/kit/components/select.tsx'
import type { Column } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { useRowKeys } from '@croupier/kit/components/use-row-keys.ts'
import type { ReactNode } from 'react'
import { Page } from '../app/page.tsx'
import { ExportButton } from '../lists/export-button.tsx'
import { FilterBar } from '../lists/filter-bar.tsx'
import { SHARED_WORK } from '../lists/live.ts'
import { operatorName } from '../lists/operator-name.ts'
import { PeriodFields } from '../lists/period-fields.tsx'
import { RecordList } from '../lists/record-list.tsx'
import { SearchBox } from '../lists/search-box.tsx'
import { useFilterPeriod } from '../lists/use-filter-period.ts'
import { useFilters } from '../lists/use-filters.ts'
import { usePages } from '../lists/use-pages.ts'
import { AccountLink } from '../members/account-link.tsx'
import { WithdrawalPanel } from './withdrawal-panel.tsx'
import { withdrawalTones } from './withdrawal-words.ts'

type Withdrawal = OutputOf<typeof listWithdrawalOrders>['list'][number]

const views = ['queue', 'all'] as const

/** What waits for a decision, oldest first; or all withdrawals by filter, newest first. A row opens its withdrawal. */
export function WithdrawalList(): ReactNode {
  const { t } = useWords('console-withdrawals')
  const filters = useFilters('view', 'account', 'state', 'conflict', 'disputed', 'from', 'to')
  const { values: address, set: open } = useFilters('withdrawal')
  const { account, state, conflict, disputed, from, to } = filters.values
  const view = filters.values.view === 'all' ? 'all' : 'queue'
  const period = useFilterPeriod(from, to)
  const pages = usePages(
    listWithdrawalOrders,
    view === 'queue'
      ? { state: 'requested', order: 'oldest' }
      : {
          ...(account === undefined ? {} : { account }),
          ...(state === undefined ? {} : { state }),
          ...(conflict === undefined ? {} : { conflict: 'yes' }),
          ...(disputed === undefined ? {} : { disputed: 'yes' }),
          ...period,
        },
    'before',
    SHARED_WORK,
  )
  const bodyRef = useRowKeys((place) => open({ withdrawal: pages.rows?.[place]?.reference ?? '' }))

  const columns: Column<Withdrawal>[] = [
    {
      id: 'reference',
      head: t('console-withdrawals.column.reference'),
      phone: 'title',
      cell: (withdrawal) => (
        <span className="flex flex-wrap items-center gap-2">
          <button
            type="button"
            onClick={() => open({ withdrawal: withdrawal.reference })}
            className={`${linkClasses.text} font-mono text-sm`}
          >
            <bdi dir="ltr">{withdrawal.reference}</bdi>
          </button>
          {withdrawal.conflict && <Badge tone="vermilion">{t('console-withdrawals.conflict')}</Badge>}
        </span>
      ),
    },
    {
      id: 'account',
      head: t('console-withdrawals.column.account'),
      cell: (withdrawal) => <AccountLink account={withdrawal.account} />,
    },
    {
      id: 'payee',
      head: t('console-withdrawals.column.payee'),
      cell: ({ payee }) => (
        <span className="text-ink-soft">
          {payee.bankName} <bdi dir="ltr">{payee.number}</bdi>
        </span>
      ),
    },
    {
      id: 'state',
      head: t('console-withdrawals.column.state'),
      cell: (withdrawal) => (
        <Status tone={withdrawalTones[withdrawal.state]}>{t(`console-withdrawals.state.${withdrawal.state}`)}</Status>
      ),
    },
    {
      id: 'taken',
      head: t('console-withdrawals.column.taken'),
      cell: ({ takenBy }) => (
        <bdi className="text-ink-soft">{takenBy === null ? t('kit.none') : operatorName(takenBy)}</bdi>
      ),
    },
    {
      id: 'at',
      head: t('console-withdrawals.column.at'),
      cell: (withdrawal) => <Time at={withdrawal.requestedAt} className="text-ink-soft" />,
    },
    {
      id: 'amount',
      head: t('console-withdrawals.column.amount'),
      figures: true,
      cell: (withdrawal) => <Amount value={withdrawal.amount} currency={withdrawal.currency} className="font-medium" />,
    },
  ]

  return (
    <Page
      title={t('console.nav.withdrawals')}
      text={t('console-withdrawals.text')}
      actions={
        <ExportButton
          operation={exportWithdrawalOrders}
          input={{
            ...(account === undefined ? {} : { account }),
            ...(state === undefined ? {} : { state }),
            ...period,
          }}
        />
      }
    >
      <Segmented
        label={t('console-withdrawals.view')}
        value={view}
        onChange={(wanted) => filters.set({ view: wanted === 'queue' ? '' : wanted })}
        options={views.map((each) => ({ value: each, label: t(`console-withdrawals.view.${each}`) }))}
        className="mb-4"
      />
      {view === 'all' && (
        <FilterBar
          onClear={
            [account, state, conflict, disputed, from, to].every((value) => value === undefined)
              ? undefined
              : () => filters.set({ account: '', state: '', conflict: '', disputed: '', from: '', to: '' })
          }
        >
          <SearchBox
            label={t('console-withdrawals.filter.account')}
            value={account ?? ''}
            onSearch={(text) => filters.set({ account: text }, 'typed')}
          />
          <Select
            label={t('console-withdrawals.column.state')}
            value={state ?? ''}
            placeholder={t('kit.all')}
            onChange={(event) => filters.set({ state: event.target.value })}
            options={withdrawalStates.map((each) => ({
              value: each,
              label: t(`console-withdrawals.state.${each}`),
            }))}
            className="min-w-40 grow sm:grow-0"
          />
          <Checkbox
            label={t('console-withdrawals.filter.conflict')}
            checked={conflict !== undefined}
            onChange={(event) => filters.set({ conflict: event.target.checked ? 'yes' : '' })}
          />
          <Checkbox
            label={t('console-withdrawals.filter.disputed')}
            checked={disputed !== undefined}
            onChange={(event) => filters.set({ disputed: event.target.checked ? 'yes' : '' })}
          />
          <PeriodFields from={from ?? ''} to={to ?? ''} onChange={filters.set} />
        </FilterBar>
      )}
      <RecordList
        pages={pages}
        caption={t('console.nav.withdrawals')}
        columns={columns}
        rowKey={(withdrawal) => withdrawal.reference}
        bodyRef={bodyRef}
        onOpen={(withdrawal) => open({ withdrawal: withdrawal.reference })}
        empty={
          <EmptyState scene={<EmptyInboxScene />} title={t(`console-withdrawals.empty.${view}.title`)}>
            {t(`console-withdrawals.empty.${view}.text`)}
          </EmptyState>
        }
      />
      <WithdrawalPanel reference={address.withdrawal} onClose={() => open({ withdrawal: '' })} />
    </Page>
  )
}

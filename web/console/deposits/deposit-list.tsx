import { depositStates } from '@croupier/api/wallet/deposits/deposit-choices.ts'
import { exportDepositOrders } from '@croupier/api/wallet/exports/export-deposit-orders.ts'
import { listDepositOrders } from '@croupier/api/wallet/deposits/list-deposit-orders.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
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
import { useFilterPeriod } from '../lists/use-filter-period.ts'
import { PeriodFields } from '../lists/period-fields.tsx'
import { RecordList } from '../lists/record-list.tsx'
import { SearchBox } from '../lists/search-box.tsx'
import { useFilters } from '../lists/use-filters.ts'
import { usePages } from '../lists/use-pages.ts'
import { AccountLink } from '../members/account-link.tsx'
import { DepositPanel } from './deposit-panel.tsx'
import { depositTones } from './deposit-words.ts'

type Deposit = OutputOf<typeof listDepositOrders>['list'][number]

/** Deposits of all members; what an operator must decide is one filter away, and a row opens its deposit. */
export function DepositList(): ReactNode {
  const { t } = useWords('console-deposits')
  const { values, set, clear, isAnySet } = useFilters('account', 'state', 'transaction', 'from', 'to')
  const { values: address, set: open } = useFilters('deposit')
  const { account, state, transaction, from, to } = values
  const period = useFilterPeriod(from, to)
  const pages = usePages(
    listDepositOrders,
    {
      ...(account === undefined ? {} : { account }),
      ...(state === undefined ? {} : { state }),
      ...(transaction === undefined ? {} : { transaction }),
      ...period,
    },
    'before',
    SHARED_WORK,
  )
  const bodyRef = useRowKeys((place) => open({ deposit: pages.rows?.[place]?.reference ?? '' }))

  const columns: Column<Deposit>[] = [
    {
      id: 'reference',
      head: t('console-deposits.column.reference'),
      phone: 'title',
      cell: (deposit) => (
        <button
          type="button"
          onClick={() => open({ deposit: deposit.reference })}
          className={`${linkClasses.text} font-mono text-sm`}
        >
          <bdi dir="ltr">{deposit.reference}</bdi>
        </button>
      ),
    },
    {
      id: 'account',
      head: t('console-deposits.column.account'),
      cell: (deposit) => <AccountLink account={deposit.account} />,
    },
    { id: 'channel', head: t('console-deposits.column.channel'), cell: (deposit) => <bdi>{deposit.channelName}</bdi> },
    {
      id: 'state',
      head: t('console-deposits.column.state'),
      cell: (deposit) => (
        <Status tone={depositTones[deposit.state]}>{t(`console-deposits.state.${deposit.state}`)}</Status>
      ),
    },
    {
      id: 'taken',
      head: t('console-deposits.column.taken'),
      phone: 'hidden',
      cell: (deposit) => <bdi className="text-ink-soft">{deposit.takenBy && operatorName(deposit.takenBy)}</bdi>,
    },
    {
      id: 'at',
      head: t('console-deposits.column.at'),
      cell: (deposit) => <Time at={deposit.createdAt} className="text-ink-soft" />,
    },
    {
      id: 'amount',
      head: t('console-deposits.column.amount'),
      figures: true,
      cell: (deposit) => <Amount value={deposit.amount} currency={deposit.currency} className="font-medium" />,
    },
  ]

  return (
    <Page
      title={t('console.nav.deposits')}
      text={t('console-deposits.text')}
      actions={
        <ExportButton
          operation={exportDepositOrders}
          input={{
            ...(account === undefined ? {} : { account }),
            ...(state === undefined ? {} : { state }),
            ...period,
          }}
        />
      }
    >
      <FilterBar onClear={isAnySet ? clear : undefined}>
        <SearchBox
          label={t('console-deposits.filter.account')}
          value={account ?? ''}
          onSearch={(text) => set({ account: text }, 'typed')}
        />
        <SearchBox
          label={t('console-deposits.filter.transaction')}
          value={transaction ?? ''}
          onSearch={(text) => set({ transaction: text }, 'typed')}
        />
        <Select
          label={t('console-deposits.column.state')}
          value={state ?? ''}
          placeholder={t('kit.all')}
          onChange={(event) => set({ state: event.target.value })}
          options={depositStates.map((each) => ({ value: each, label: t(`console-deposits.state.${each}`) }))}
          className="min-w-40 grow sm:grow-0"
        />
        <PeriodFields from={from ?? ''} to={to ?? ''} onChange={set} />
      </FilterBar>
      <RecordList
        pages={pages}
        caption={t('console.nav.deposits')}
        columns={columns}
        rowKey={(deposit) => deposit.reference}
        bodyRef={bodyRef}
        onOpen={(deposit) => open({ deposit: deposit.reference })}
        empty={
          <EmptyState scene={<EmptyInboxScene />} title={t('console-deposits.empty.title')}>
            {t('console-deposits.empty.text')}
          </EmptyState>
        }
      />
      <DepositPanel reference={address.deposit} onClose={() => open({ deposit: '' })} />
    </Page>
  )
}

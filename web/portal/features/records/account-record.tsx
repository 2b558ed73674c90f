import { accountRecordTypes } from '@croupier/api/wallet/purses/account-record.ts'
import { listAccountRecord } from '@croupier/api/wallet/purses/list-account-record.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyWalletScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { CopyButton } from '@croupier/kit/components/copy-button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Pager } from '@croupier/kit/components/pagination.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { type Column, Table } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { DepositIcon, GiftIcon, TransferIcon, WalletIcon, WithdrawIcon } from '@croupier/kit/icons/money.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ComplainLink } from '../../parts/complain-link.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'
import { SaveRecord } from './save-record.tsx'
import { periodOf } from './period-select.tsx'
import { RecordFilters } from './record-filters.tsx'
import { useRecordPages } from '../../parts/record-pages.ts'
import { RecordPicture } from './record-picture.tsx'
import { oneOf, useRecordQuery } from './record-query.ts'

type Change = OutputOf<typeof listAccountRecord>['list'][number]

const icons: Partial<Record<Change['type'], ReactNode>> = {
  deposit: <DepositIcon />,
  withdrawal: <WithdrawIcon />,
  transfer: <TransferIcon />,
  salary: <WalletIcon />,
  reward: <GiftIcon />,
}

/** What these refer to is a round. */
const roundTypes: ReadonlySet<string> = new Set(['bet', 'win', 'refund'])

function useColumns(unit: string | undefined): readonly Column<Change>[] {
  const { t, knows } = useWords('records')
  const nameOf = ({ type, kind }: Change): string => {
    const key = `records.kind.${kind}`
    return knows(key) ? t(key) : t(`records.type.${type}`)
  }
  return [
    {
      id: 'picture',
      head: <span className="sr-only">{t('records.picture')}</span>,
      phone: 'picture',
      className: '@2xl:w-8 @2xl:pe-0',
      cell: ({ picture, type }) => <RecordPicture of={picture} icon={icons[type]} />,
    },
    {
      id: 'type',
      head: t('records.changes.type'),
      phone: 'title',
      cell: (change) => <Cause change={change} kind={nameOf(change)} />,
    },
    {
      id: 'time',
      head: t('records.changes.time'),
      phone: 'under',
      cell: ({ time }) => <Time at={time} />,
    },
    {
      id: 'reference',
      head: t('records.changes.reference'),
      phone: 'below',
      cell: ({ reference }) => (
        <span className="flex min-w-0 flex-wrap items-center gap-x-3 @2xl:inline-flex @2xl:flex-col @2xl:items-start">
          <span className="inline-flex max-w-32 min-w-0 items-center gap-1 @2xl:max-w-56">
            <code dir="ltr" className="min-w-0 truncate font-mono text-xs text-ink-soft" title={reference}>
              {reference}
            </code>
            <CopyButton text={reference} />
          </span>
          <ComplainLink reference={reference} />
        </span>
      ),
    },
    {
      id: 'amount',
      head: t('records.changes.amount'),
      figures: true,
      phone: 'across',
      cell: ({ amount }) => <Amount value={amount} currency={unit} sign="always" tone="in" />,
    },
    {
      id: 'balance',
      head: t('records.changes.balance'),
      figures: true,
      phone: 'under-across',
      cell: ({ balanceAfter }) => (
        <>
          {/* On a phone there is no room for the words beside the time: a sum under the amount says it. */}
          <span className="@2xl:hidden">
            <span className="sr-only">{t('records.changes.balance')} </span>
            <span aria-hidden="true">= </span>
          </span>
          <Amount value={balanceAfter} currency={unit} />
        </>
      ),
    },
  ]
}

/** Whom or what a change has to do with beside what it is called. */
function besideOf({ gameName, vendorName, note }: Change, kind: string): string | null {
  return gameName === null ? (vendorName ?? note) : `${kind} · ${vendorName ?? ''}`
}

/** A round by its name, which leads to it; anything else as it is called. */
function Name({ change, kind }: { change: Change; kind: string }): ReactNode {
  const name = change.gameName ?? kind
  if (!roundTypes.has(change.type)) return name
  const round = encodeURIComponent(change.reference)
  return (
    <Link
      to={`/member?page=personalHistoryCopy&round=${round}`}
      className="underline decoration-hairline underline-offset-4 hover:decoration-current"
    >
      {name}
    </Link>
  )
}

/** What a change was for: the game first, and what it was in it; else the kind, and at whom or why. */
function Cause({ change, kind }: { change: Change; kind: string }): ReactNode {
  const beside = besideOf(change, kind)
  return (
    <span className="flex min-w-0 flex-col items-start">
      <bdi className="max-w-full font-medium wrap-anywhere @max-2xl:line-clamp-2">
        <Name change={change} kind={kind} />
        {beside !== null && (
          <span className="text-xs font-normal text-ink-faint @2xl:hidden">
            {' · '}
            <bdi>{change.gameName === null ? beside : kind}</bdi>
          </span>
        )}
      </bdi>
      {beside !== null && (
        <bdi className="max-w-full text-xs font-normal text-ink-faint wrap-anywhere @max-2xl:hidden">{beside}</bdi>
      )}
    </span>
  )
}

/** Every change of a member's balance by period and type, with its reference and the balance after it. */
export default function AccountRecord(): ReactNode {
  const { t } = useWords('records', 'pages', 'refusals')
  const query = useRecordQuery()
  const type = oneOf(accountRecordTypes, query.read('type'))
  const filter = {
    datePreset: periodOf(query),
    ...(type !== undefined && { type }),
  }
  const pages = useRecordPages(JSON.stringify(filter))
  const read = useOperation(
    listAccountRecord,
    { ...filter, ...(pages.before && { before: pages.before }) },
    { staleMilliseconds: 0 },
  )
  const { data, error, isFetching } = read
  const columns = useColumns(data?.unit)
  const isFiltered = query.read('datePreset') !== '' || type !== undefined
  return (
    <div className="flex flex-col gap-5">
      <RecordFilters query={query}>
        <Select
          label={t('records.filter.type')}
          placeholder={t('records.filter.type.all')}
          value={type ?? ''}
          onChange={(event) => query.write({ type: event.target.value })}
          options={accountRecordTypes.map((each) => ({ value: each, label: t(`records.type.${each}`) }))}
        />
      </RecordFilters>
      <SaveRecord filter={filter} />
      {error && !data ? (
        <ReadFault of={read} title={t('records.failed.title')} />
      ) : (
        <Table
          caption={t('records.changes.caption')}
          phone="rows"
          columns={columns}
          rows={data?.list}
          rowKey={({ seq }) => seq}
          empty={
            <EmptyState
              scene={<EmptyWalletScene />}
              title={t('pages.transactionHistory.empty.title')}
              action={
                isFiltered && (
                  <Button onClick={() => query.write({ datePreset: '', type: '' })}>{t('records.filter.reset')}</Button>
                )
              }
            >
              {t('pages.transactionHistory.empty.text')}
            </EmptyState>
          }
        />
      )}
      <Pager onNewer={pages.newer} onOlder={pages.older(data?.next)} busy={isFetching} />
    </div>
  )
}

import type { OutputOf } from '@croupier/api/operation.ts'
import { listDeposits } from '@croupier/api/wallet/deposits/list-deposits.ts'
import { call } from '@croupier/client/call.ts'
import type { CallRefused } from '@croupier/client/call-refused.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyWalletScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { type Column, Table } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { ReadFault } from '../../parts/read-fault.tsx'
import { SaveList } from '../../parts/save-list.tsx'
import { stateTones } from './deposit-words.ts'

type Page = OutputOf<typeof listDeposits>
type Row = Page['list'][number]

const PAGE_SIZE = 10

const pathOf = (row: Row) => `/member?page=depositv2&order=${row.reference}`

/** One's deposits, newest first; each leads to itself. */
export function DepositHistory(): ReactNode {
  const { t } = useWords('deposit', 'refusals')
  const navigate = useNavigate()
  const read = useInfiniteQuery<Page, CallRefused, { pages: Page[] }, unknown[], string | undefined>({
    queryKey: [listDeposits.name, 'pages'],
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        listDeposits,
        { pageSize: PAGE_SIZE, ...(pageParam === undefined ? {} : { before: pageParam }) },
        { signal },
      ),
    getNextPageParam: (page) => page.next ?? undefined,
  })
  const { data, error, isFetchingNextPage, hasNextPage, fetchNextPage } = read
  if (error && !data) {
    return <ReadFault of={read} />
  }
  const columns: Column<Row>[] = [
    { id: 'time', head: t('deposit.column.time'), phone: 'title', cell: (row) => <Time at={row.createdAt} /> },
    {
      id: 'reference',
      head: t('deposit.column.reference'),
      cell: (row) => (
        <Link to={pathOf(row)} className={linkClasses.text}>
          <bdi dir="ltr">{row.reference}</bdi>
        </Link>
      ),
    },
    { id: 'channel', head: t('deposit.column.channel'), cell: (row) => row.channelName },
    {
      id: 'state',
      head: t('deposit.column.state'),
      cell: (row) => (
        <Status tone={stateTones[row.state]} live={row.state === 'waiting'}>
          {t(`deposit.state.${row.state}`)}
        </Status>
      ),
    },
    {
      id: 'amount',
      head: t('deposit.column.amount'),
      figures: true,
      cell: (row) => (
        <Amount
          value={row.credited ?? row.amount}
          currency={row.currency}
          tone={row.state === 'paid' ? 'in' : 'plain'}
        />
      ),
    },
  ]
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{t('deposit.history.title')}</h2>
        {data?.pages[0]?.list.length ? <SaveList of={listDeposits} input={{}} /> : null}
      </div>
      <Table
        caption={t('deposit.history.title')}
        columns={columns}
        rows={data?.pages.flatMap((page) => page.list)}
        rowKey={(row) => row.reference}
        onOpen={(row) => void navigate(pathOf(row))}
        waitingRows={3}
        empty={
          <EmptyState scene={<EmptyWalletScene />} title={t('deposit.history.empty.title')}>
            {t('deposit.history.empty.text')}
          </EmptyState>
        }
      />
      {hasNextPage && (
        <Button className="self-center" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('deposit.history.more')}
        </Button>
      )}
    </section>
  )
}

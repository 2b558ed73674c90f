import type { OutputOf } from '@croupier/api/operation.ts'
import { listVoucherBatches } from '@croupier/api/wallet/vouchers/list-voucher-batches.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import type { Column } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { type ReactNode, useState } from 'react'
import { RecordList } from '../lists/record-list.tsx'
import { usePages } from '../lists/use-pages.ts'
import { VoucherPanel } from './voucher-panel.tsx'

export type VoucherBatch = OutputOf<typeof listVoucherBatches>['list'][number]

/** Batches of vouchers, the newest first, with how many were redeemed. */
export function VoucherList(): ReactNode {
  const { t } = useWords('console-payments')
  const pages = usePages(listVoucherBatches, {}, 'before')
  const [openedId, setOpened] = useState<string>()
  const columns: Column<VoucherBatch>[] = [
    {
      id: 'name',
      head: t('console-payments.column.name'),
      phone: 'title',
      cell: ({ id, name }) => (
        <button type="button" onClick={() => setOpened(id)} className={linkClasses.text}>
          <bdi>{name}</bdi>
        </button>
      ),
    },
    {
      id: 'amount',
      head: t('console-payments.column.amount'),
      figures: true,
      cell: ({ amount, currency }) => <Amount value={amount} currency={currency} />,
    },
    {
      id: 'redeemed',
      head: t('console-payments.column.redeemed'),
      figures: true,
      cell: ({ redeemed, count }) => t('console-payments.redeemed.of', { redeemed, count }),
    },
    {
      id: 'state',
      head: t('console-payments.column.state'),
      cell: ({ withdrawnAt }) => (
        <Status tone={withdrawnAt === null ? 'jade' : 'plain'}>
          {t(withdrawnAt === null ? 'console-payments.voucher.valid' : 'console-payments.voucher.withdrawn')}
        </Status>
      ),
    },
    { id: 'expires', head: t('console-payments.column.expires'), cell: ({ expiresAt }) => <Time at={expiresAt} /> },
    {
      id: 'made',
      head: t('console-payments.column.made'),
      cell: ({ madeAt }) => <Time at={madeAt} className="text-ink-soft" />,
    },
  ]
  return (
    <>
      <RecordList
        pages={pages}
        caption={t('console-payments.tab.vouchers')}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={({ id }) => setOpened(id)}
        empty={
          <EmptyState scene={<EmptyInboxScene />} title={t('console-payments.vouchers.empty.title')}>
            {t('console-payments.vouchers.empty.text')}
          </EmptyState>
        }
      />
      <VoucherPanel batch={pages.rows?.find(({ id }) => id === openedId)} onClose={() => setOpened(undefined)} />
    </>
  )
}

import { listTransfers } from '@croupier/api/funds/list-transfers.ts'
import type { MemberTransferState } from '@croupier/api/funds/transfer-choices.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyWalletScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Status, type Tone } from '@croupier/kit/components/badge.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import type { ReactNode } from 'react'
import { OrderStamp } from '../../parts/order-stamp.tsx'
import { PagedCard } from '../../parts/paged-card.tsx'
import { useRecordPages } from '../../parts/record-pages.ts'
import { SaveList } from '../../parts/save-list.tsx'

type Transfer = OutputOf<typeof listTransfers>['list'][number]

const PAGE = 10
const tones: Record<MemberTransferState, Tone> = { pending: 'brass', done: 'jade', refused: 'vermilion' }

/** The member's transfers, newest first, with their outcomes. */
export function TransferHistory(): ReactNode {
  const { t } = useWords('funds')
  const pages = useRecordPages('')
  const answer = useOperation(listTransfers, { pageSize: PAGE, ...(pages.before && { before: pages.before }) })
  return (
    <PagedCard
      title={t('funds.history.title')}
      save={<SaveList of={listTransfers} input={{}} />}
      answer={answer}
      pages={pages}
      row={(transfer) => <Row key={transfer.reference} transfer={transfer} />}
      empty={
        <EmptyState scene={<EmptyWalletScene />} title={t('funds.history.empty.title')}>
          {t('funds.history.empty.text')}
        </EmptyState>
      }
    />
  )
}

function Row({ transfer }: { transfer: Transfer }): ReactNode {
  const { t } = useWords('funds')
  const { reference, vendorName, direction, amount, currency, state, failure, requestedAt } = transfer
  return (
    <li className="flex flex-col gap-1 border-b border-hairline py-3 last:border-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-ink">
          {t(direction === 'in' ? 'funds.history.in' : 'funds.history.out', { vendor: vendorName })}
        </span>
        <Amount value={amount} currency={currency} className="text-lg" display />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-xs text-ink-faint">
        <OrderStamp at={requestedAt} label={t('funds.history.reference')} reference={reference} />
        <Status tone={tones[state]} live={state === 'pending'} className="text-sm">
          {t(`funds.state.${state}`)}
        </Status>
      </div>
      {failure !== null && <p className="text-sm text-ink-soft">{t(`funds.failure.${failure}`)}</p>}
    </li>
  )
}

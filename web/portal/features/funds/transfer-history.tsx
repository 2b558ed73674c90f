import { listTransfers } from '@croupier/api/funds/list-transfers.ts'
import type { MemberTransferState } from '@croupier/api/funds/transfer-choices.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyWalletScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Status, type Tone } from '@croupier/kit/components/badge.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Pager } from '@croupier/kit/components/pagination.tsx'
import { SkeletonText, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { type ReactNode, useState } from 'react'
import { ReadFault } from './read-fault.tsx'

type Transfer = OutputOf<typeof listTransfers>['list'][number]

const PAGE = 10
const tones: Record<MemberTransferState, Tone> = { pending: 'brass', done: 'jade', refused: 'vermilion' }

/** One's transfers, newest first, each with what became of it. */
export function TransferHistory(): ReactNode {
  const { t } = useWords('funds')
  // The places behind which each page looked at begins.
  const [places, setPlaces] = useState<string[]>([])
  const before = places.at(-1)
  const read = useOperation(listTransfers, {
    pageSize: PAGE,
    ...(before === undefined ? {} : { before }),
  })
  const { data, error, isFetching } = read
  return (
    <Card title={t('funds.history.title')}>
      {data ? (
        data.list.length === 0 ? (
          <EmptyState scene={<EmptyWalletScene />} title={t('funds.history.empty.title')}>
            {t('funds.history.empty.text')}
          </EmptyState>
        ) : (
          <>
            <ul>
              {data.list.map((transfer) => (
                <Row key={transfer.reference} transfer={transfer} />
              ))}
            </ul>
            <Pager
              busy={isFetching}
              onNewer={places.length === 0 ? undefined : () => setPlaces(places.slice(0, -1))}
              onOlder={data.next === null ? undefined : () => setPlaces([...places, data.next as string])}
            />
          </>
        )
      ) : error ? (
        <ReadFault of={read} />
      ) : (
        <Waiting>
          <SkeletonText lines={4} />
        </Waiting>
      )}
    </Card>
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
        <span className="flex flex-wrap gap-x-4">
          <Time at={requestedAt} />
          <span>
            <span className="sr-only">{t('funds.history.reference')} </span>
            <bdi dir="ltr" className="figures">
              {reference}
            </bdi>
          </span>
        </span>
        <Status tone={tones[state]} live={state === 'pending'} className="text-sm">
          {t(`funds.state.${state}`)}
        </Status>
      </div>
      {failure !== null && <p className="text-sm text-ink-soft">{t(`funds.failure.${failure}`)}</p>}
    </li>
  )
}

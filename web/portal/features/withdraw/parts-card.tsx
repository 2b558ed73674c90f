import type { OutputOf } from '@croupier/api/operation.ts'
import { answerPart } from '@croupier/api/wallet/parts/answer-part.ts'
import { listParts } from '@croupier/api/wallet/parts/list-parts.ts'
import { showPartSlip } from '@croupier/api/wallet/parts/show-part-slip.ts'
import { listWithdrawals } from '@croupier/api/wallet/withdrawals/list-withdrawals.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { Countdown } from '@croupier/kit/components/countdown.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { SaveList } from '../../parts/save-list.tsx'
import { DenyForm } from './deny-form.tsx'

type Part = OutputOf<typeof listParts>['list'][number]

/** Looked at again this often: a payer may tell of a payment at any time. */
const POLL_MILLISECONDS = 15_000

function Slip({ id }: { id: string }): ReactNode {
  const { t } = useWords('withdraw', 'refusals')
  const refusalText = useRefusalText()
  const show = useCall(showPartSlip)
  if (show.data) {
    return (
      <img
        src={show.data.address}
        alt={t('withdraw.parts.slip.alt')}
        className="max-h-96 w-full rounded-md border border-hairline object-contain"
      />
    )
  }
  return (
    <Button
      size="small"
      className="self-start"
      loading={show.isPending}
      onClick={() => show.mutate({ id }, { onError: (error) => showToast({ tone: 'bad', text: refusalText(error) }) })}
    >
      {t('withdraw.parts.slip')}
    </Button>
  )
}

function PartItem({ part, onEnd }: { part: Part; onEnd: () => void }): ReactNode {
  const { t } = useWords('withdraw', 'refusals')
  const refusalText = useRefusalText()
  const answer = useCall(answerPart, { refreshes: [listParts, listWithdrawals] })
  const [isDenying, setIsDenying] = useState(false)
  const { id, currency, answerBy } = part
  return (
    <li className="flex flex-col gap-3 border-b border-hairline py-4 last:border-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Amount value={part.amount} currency={currency} className="text-2xl" display />
        {answerBy !== null && (
          <span className="flex items-baseline gap-2 text-sm text-ink-soft">
            {t('withdraw.parts.left')}
            <Countdown until={answerBy} onEnd={onEnd} urgentBelow={300} className="font-semibold text-ink" />
          </span>
        )}
      </div>
      <p className="text-sm text-ink-soft">
        <Words
          k="withdraw.parts.progress"
          values={{
            received: <Amount key="received" value={part.received} currency={currency} />,
            remaining: <Amount key="remaining" value={part.remaining} currency={currency} />,
          }}
        />
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <dt className="text-ink-soft">{t('withdraw.history.reference')}</dt>
        <dd>
          <bdi dir="ltr">{part.reference}</bdi>
        </dd>
        {part.transactionId !== null && (
          <>
            <dt className="text-ink-soft">{t('withdraw.parts.transaction')}</dt>
            <dd>
              <bdi dir="ltr">{part.transactionId}</bdi>
            </dd>
          </>
        )}
        {part.payerName !== null && (
          <>
            <dt className="text-ink-soft">{t('withdraw.parts.payer')}</dt>
            <dd>
              <bdi>{part.payerName}</bdi>
            </dd>
          </>
        )}
      </dl>
      {part.hasSlip && <Slip id={id} />}
      {answer.error && (
        <Notice tone="bad" urgent>
          {refusalText(answer.error)}
        </Notice>
      )}
      {isDenying ? (
        <DenyForm id={id} onBack={() => setIsDenying(false)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="action"
            loading={answer.isPending}
            onClick={() =>
              answer.mutate(
                { id, answer: 'received' },
                { onSuccess: () => showToast({ tone: 'good', text: t('withdraw.parts.received.done') }) },
              )
            }
          >
            {t('withdraw.parts.received')}
          </Button>
          <Button onClick={() => setIsDenying(true)}>{t('withdraw.parts.notReceived')}</Button>
        </div>
      )}
    </li>
  )
}

/** What other members say they have paid of one's withdrawals: received, or not. Nothing where nothing waits. */
export function PartsCard(): ReactNode {
  const { t } = useWords('withdraw')
  const answer = useOperation(listParts, { waiting: 'yes' }, { everyMilliseconds: POLL_MILLISECONDS })
  const { data } = answer
  if (!data || data.list.length === 0) return null
  return (
    <Card title={t('withdraw.parts.title')} aside={<SaveList of={listParts} input={{}} />}>
      <p className="text-sm text-ink-soft">{t('withdraw.parts.text')}</p>
      <ul>
        {data.list.map((part) => (
          <PartItem key={part.id} part={part} onEnd={() => void answer.refetch()} />
        ))}
      </ul>
    </Card>
  )
}

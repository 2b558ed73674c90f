import { checkTransfer } from '@croupier/api/funds/check-transfer.ts'
import { listTransferOrders } from '@croupier/api/funds/list-transfer-orders.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { useMay } from '../frame/staff.tsx'
import { Facts } from '../lists/facts.tsx'
import { SHARED_WORK } from '../lists/live.ts'
import { operatorName } from '../lists/operator-name.ts'
import { Problem } from '../lists/problem.tsx'
import { RecordWaiting } from '../lists/record-panel.tsx'
import { useFocusFollows } from '../lists/use-focus-follows.ts'
import { OrderHead, ReferencePanel, type ShownReference } from '../lists/reference-panel.tsx'
import { AccountLink } from '../frame/account-link.tsx'
import { MarkTransferForm } from './mark-transfer-form.tsx'
import { isRuledUnanswered, outcomeOf, type TransferOrder, transferTones } from './transfer-words.ts'

/** One transfer with what its vendor said of it; an open one can be asked about at once. */
export function TransferPanel(shows: ShownReference): ReactNode {
  return <ReferencePanel {...shows}>{(shown) => <TransferRecord key={shown} reference={shown} />}</ReferencePanel>
}

function TransferRecord({ reference }: { reference: string }): ReactNode {
  const { data, error, refetch, isFetching } = useOperation(
    listTransferOrders,
    { reference, pageSize: 1 },
    { everyMilliseconds: SHARED_WORK },
  )
  const transfer = data?.list[0]
  if (!transfer) return <RecordWaiting error={error} onRetry={() => void refetch()} retrying={isFetching} />
  return <TransferFacts transfer={transfer} onAskedInVain={() => void refetch()} />
}

function TransferFacts({
  transfer,
  onAskedInVain,
}: {
  transfer: TransferOrder
  /** The vendor did not answer: the time when it was asked last has changed. */
  onAskedInVain: () => void
}): ReactNode {
  const { t } = useWords('console-funds')
  const may = useMay()
  const check = useCall(checkTransfer, { refreshes: [listTransferOrders] })
  const { reference, account, vendorName, direction, amount, currency, state, failure, reason } = transfer
  const { ruledBy, ruling, answeredAt, contradiction, correctedAt, owed, recovered } = transfer
  const [isMarking, setMarking] = useState(false)
  const place = useFocusFollows<HTMLDivElement>(isMarking)
  const isOpen = state === 'sending' || state === 'unknown'
  const isUnanswered = isRuledUnanswered(transfer)
  const ask = () =>
    check.mutate(
      { reference },
      {
        onError: onAskedInVain,
        onSuccess: (after) =>
          (after.state === 'done' || after.state === 'refused') && !isRuledUnanswered(after)
            ? showToast({ tone: 'good', text: t('console-funds.check.settled') })
            : showToast({ text: t('console-funds.check.open') }),
      },
    )
  return (
    <div className="flex flex-col gap-6">
      <OrderHead
        amount={amount}
        currency={currency}
        tone={transferTones[outcomeOf(transfer)]}
        state={t(`console-funds.state.${outcomeOf(transfer)}`)}
      />
      {contradiction && (
        <Notice tone="bad">
          {correctedAt === null
            ? t(`console-funds.contradiction.${contradiction}`, { vendor: vendorName })
            : t(`console-funds.corrected.${contradiction}.${direction}`, { vendor: vendorName })}
          {owed && ` ${t('console-funds.owed.text')}`}
        </Notice>
      )}
      {(isOpen || isUnanswered) && (
        <div ref={place} className="flex flex-col gap-3">
          <p className="text-sm text-ink-soft">
            {t(isOpen ? `console-funds.open.${direction}` : 'console-funds.ruled.text')}
          </p>
          <Problem of={check.error} />
          {may('withdrawals.work') && !isMarking && (
            <div className="flex flex-wrap gap-3">
              <Button loading={check.isPending} onClick={ask}>
                {t('console-funds.check')}
              </Button>
              {isOpen && <Button onClick={() => setMarking(true)}>{t('console-funds.mark')}</Button>}
            </div>
          )}
          {isOpen && isMarking && (
            <MarkTransferForm reference={reference} direction={direction} onBack={() => setMarking(false)} />
          )}
        </div>
      )}
      <Facts
        facts={[
          [t('console-funds.column.account'), <AccountLink key="account" account={account} look="text" />],
          [t('console-funds.column.vendor'), <bdi key="vendor">{vendorName}</bdi>],
          [t('console-funds.column.direction'), t(`console-funds.direction.${direction}`)],
          [t('console-funds.column.at'), <Time key="at" at={transfer.requestedAt} />],
          [t('console-funds.checkedAt'), transfer.checkedAt && <Time key="checked" at={transfer.checkedAt} />],
          [t('console-funds.closedAt'), transfer.closedAt && <Time key="closed" at={transfer.closedAt} />],
          [t('console-funds.failure'), failure && t(`console-funds.failure.${failure}`)],
          [t('console-funds.reason'), reason && <bdi key="reason">{reason}</bdi>],
          ...(ruledBy === null
            ? []
            : [
                [t('console-funds.ruledBy'), <bdi key="ruledBy">{operatorName(ruledBy)}</bdi>] as const,
                [t('console-funds.ruledAs'), t(`console-funds.state.${state}`)] as const,
                [t('console-funds.ruling'), <bdi key="ruling">{ruling}</bdi>] as const,
                [
                  t('console-funds.answeredAt'),
                  answeredAt === null ? t('console-funds.answeredAt.never') : <Time key="answered" at={answeredAt} />,
                ] as const,
                [t('console-funds.correctedAt'), correctedAt && <Time key="corrected" at={correctedAt} />] as const,
              ]),
          ...(owed === null
            ? []
            : [[t('console-funds.owed'), <Amount key="owed" value={owed} currency={currency} />] as const]),
          ...(recovered === null
            ? []
            : [
                [
                  t('console-funds.recovered'),
                  <Amount key="recovered" value={recovered} currency={currency} />,
                ] as const,
              ]),
        ]}
      />
    </div>
  )
}

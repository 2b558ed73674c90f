import type { OutputOf } from '@croupier/api/operation.ts'
import { showDepositOrder } from '@croupier/api/wallet/deposits/show-deposit-order.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { useMay } from '../frame/staff.tsx'
import { Facts } from '../lists/facts.tsx'
import { SHARED_WORK } from '../lists/live.ts'
import { operatorName } from '../lists/operator-name.ts'
import { OrderNotes } from '../lists/order-notes.tsx'
import { RecordWaiting } from '../lists/record-panel.tsx'
import { OrderHead, ReferencePanel, type ShownReference } from '../lists/reference-panel.tsx'
import { useVisitFacts } from '../lists/visit-facts.tsx'
import { AccountLink } from '../frame/account-link.tsx'
import { DepositDecision } from './deposit-decision.tsx'
import { RiskBadges } from './risk-badges.tsx'
import { Slip } from './slip.tsx'
import { depositTones } from './deposit-words.ts'

type Order = OutputOf<typeof showDepositOrder>
type Translate = ReturnType<typeof useWords>['t']

/** One deposit, whole: what was asked for, what arrived, and the decision where one is needed. */
export function DepositPanel(shows: ShownReference): ReactNode {
  return <ReferencePanel {...shows}>{(shown) => <DepositFacts key={shown} reference={shown} />}</ReferencePanel>
}

/** Of an order in a coin: what was asked for, where, and what the chain says. */
function coinFacts({ crypto, currency }: Order, t: Translate): [string, ReactNode][] {
  if (crypto === null) return []
  const ltr = (key: string, text: string) => (
    <bdi key={key} dir="ltr" className="figures break-all">
      {text}
    </bdi>
  )
  return [
    [t('console-deposits.coin.asked'), ltr('asked', `${crypto.amount} ${crypto.currency} · ${crypto.network}`)],
    [
      t('console-deposits.coin.rate'),
      ltr('rate', t('console-deposits.coin.rate.of', { coin: crypto.currency, worth: `${crypto.rate} ${currency}` })),
    ],
    [t('console-deposits.coin.address'), ltr('address', crypto.address)],
    [t('console-deposits.coin.transaction'), crypto.transaction && ltr('transaction', crypto.transaction)],
    [t('console-deposits.coin.confirmations'), ltr('confirmations', `${crypto.confirmations} / ${crypto.needed}`)],
  ]
}

/** Of what there is: most of what a deposit can have is another kind's. */
function known(facts: readonly [string, ReactNode][]): [string, ReactNode][] {
  return facts.filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
}

function DepositFacts({ reference }: { reference: string }): ReactNode {
  const { t, knows } = useWords('console-deposits')
  const may = useMay()
  const visitFacts = useVisitFacts('/deposits')
  const {
    data: deposit,
    error,
    refetch,
    isFetching,
  } = useOperation(showDepositOrder, { reference }, { everyMilliseconds: SHARED_WORK })
  if (!deposit) {
    return <RecordWaiting error={error} onRetry={() => void refetch()} retrying={isFetching} />
  }

  const outcomeText = (outcome: string): string => {
    const key = `console-deposits.outcome.${outcome}`
    return knows(key) ? t(key) : outcome
  }
  return (
    <div className="flex flex-col gap-6">
      <OrderHead
        amount={deposit.amount}
        currency={deposit.currency}
        tone={depositTones[deposit.state]}
        state={t(`console-deposits.state.${deposit.state}`)}
      />
      {deposit.risks.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="text-sm">{t('console-deposits.risks')}</h3>
          <RiskBadges risks={deposit.risks} />
        </section>
      )}
      {deposit.hasSlip && <Slip reference={reference} />}
      {deposit.state === 'review' && may('deposits.decide') && <DepositDecision deposit={deposit} />}
      <Facts
        facts={known([
          [t('console-deposits.column.account'), <AccountLink key="account" account={deposit.account} look="text" />],
          [t('console-deposits.column.channel'), <bdi key="channel">{deposit.channelName}</bdi>],
          ...visitFacts(deposit),
          [
            t('console-deposits.transaction'),
            deposit.transactionId && (
              <bdi key="transaction" dir="ltr">
                {deposit.transactionId}
              </bdi>
            ),
          ],
          [t('console-deposits.payer'), deposit.payerName && <bdi key="payer">{deposit.payerName}</bdi>],
          [
            t('console-deposits.payTo'),
            deposit.payTo && (
              <bdi key="payTo">
                {deposit.payTo.bank} · {deposit.payTo.holder} · {deposit.payTo.number}
              </bdi>
            ),
          ],
          ...coinFacts(deposit, t),
          [t('console-deposits.instrument'), deposit.instrument && <bdi key="instrument">{deposit.instrument}</bdi>],
          [t('console-deposits.claimed'), deposit.claimedAt && <Time key="claimed" at={deposit.claimedAt} />],
          [t('console-deposits.promotion'), deposit.promotion && <bdi key="promotion">{deposit.promotion}</bdi>],
          [
            t('console-deposits.arrived'),
            deposit.arrived && (
              <bdi key="arrived" className="figures">
                {deposit.arrived.amount} {deposit.arrived.currency}
              </bdi>
            ),
          ],
          [
            t('console-deposits.credited'),
            deposit.credited && <Amount key="credited" value={deposit.credited} currency={deposit.currency} />,
          ],
          [t('console-deposits.fee'), <Amount key="fee" value={deposit.fee} currency={deposit.currency} />],
          [t('console-deposits.failure'), deposit.failure && t(`console-deposits.failure.${deposit.failure}`)],
          [
            t('console-deposits.providerReference'),
            deposit.providerReference && <bdi key="provider">{deposit.providerReference}</bdi>,
          ],
          [
            t('console-deposits.paymentReference'),
            deposit.paymentReference && <bdi key="payment">{deposit.paymentReference}</bdi>,
          ],
          [t('console-deposits.column.at'), <Time key="at" at={deposit.createdAt} />],
          [t('console-deposits.expires'), <Time key="expires" at={deposit.expiresAt} />],
          [t('console-deposits.settled'), deposit.settledAt && <Time key="settled" at={deposit.settledAt} />],
          [
            t('console-deposits.decidedBy'),
            deposit.decidedBy && <bdi key="decided">{operatorName(deposit.decidedBy)}</bdi>,
          ],
          [t('console.reason.label'), deposit.note],
        ])}
      />
      <OrderNotes reference={reference} />
      <section>
        <h3 className="mb-2 text-sm">{t('console-deposits.events')}</h3>
        {deposit.events.length === 0 ? (
          <p className="text-sm text-ink-faint">{t('console-deposits.events.none')}</p>
        ) : (
          <ol className="flex flex-col gap-3 text-sm">
            {deposit.events.map((event) => (
              <li key={event.eventId} className="rounded-md border border-hairline bg-raised px-4 py-3">
                <div className="flex flex-wrap justify-between gap-x-4">
                  <span>{outcomeText(event.outcome)}</span>
                  <Time at={event.at} className="text-ink-faint" />
                </div>
                <bdi className="figures text-ink-soft">
                  {event.amount} {event.currency}
                </bdi>
                <p className="text-ink-faint">{t('console-deposits.event.answer', { answer: event.answer })}</p>
              </li>
            ))}
          </ol>
        )}
      </section>
    </div>
  )
}

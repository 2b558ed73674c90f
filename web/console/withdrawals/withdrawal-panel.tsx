import type { OutputOf } from '@croupier/api/operation.ts'
import { showWithdrawalOrder } from '@croupier/api/wallet/withdrawals/show-withdrawal-order.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { useActionText } from '../audit/audit-words.ts'
import { Facts } from '../lists/facts.tsx'
import { SHARED_WORK } from '../lists/live.ts'
import { operatorName } from '../lists/operator-name.ts'
import { OrderNotes } from '../lists/order-notes.tsx'
import { RecordWaiting } from '../lists/record-panel.tsx'
import { OrderHead, ReferencePanel, type ShownReference } from '../lists/reference-panel.tsx'
import { useVisitFacts } from '../lists/visit-facts.tsx'
import { AccountLink } from '../frame/account-link.tsx'
import { RiskBadges } from './risk-badges.tsx'
import { WithdrawalDecision } from './withdrawal-decision.tsx'
import { WithdrawalParts } from './withdrawal-parts.tsx'
import { attemptTones, withdrawalTones } from './withdrawal-words.ts'

export type WithdrawalOrder = OutputOf<typeof showWithdrawalOrder>

/** One withdrawal with everything needed to decide on it, and what an operator can do about it. */
export function WithdrawalPanel(shows: ShownReference): ReactNode {
  return <ReferencePanel {...shows}>{(shown) => <WithdrawalFacts key={shown} reference={shown} />}</ReferencePanel>
}

function WithdrawalFacts({ reference }: { reference: string }): ReactNode {
  const { t } = useWords('console-withdrawals')
  const actionText = useActionText()
  const visitFacts = useVisitFacts('/withdrawals', { view: 'all' })
  const {
    data: order,
    error,
    refetch,
    isFetching,
  } = useOperation(showWithdrawalOrder, { reference }, { everyMilliseconds: SHARED_WORK })
  if (!order) {
    return <RecordWaiting error={error} onRetry={() => void refetch()} retrying={isFetching} />
  }

  const { withdrawal, attempts, parts, risks, editors, sharers, devices, missingTurnover } = order
  const { currency, payee } = withdrawal
  return (
    <div className="flex flex-col gap-6">
      <OrderHead
        amount={withdrawal.amount}
        currency={currency}
        tone={withdrawalTones[withdrawal.state]}
        state={t(`console-withdrawals.state.${withdrawal.state}`)}
      />
      {withdrawal.conflict && <Notice tone="bad">{t(`console-withdrawals.conflict.${withdrawal.conflict}`)}</Notice>}
      {editors.length > 0 && (
        <Notice>
          <ul className="flex flex-col gap-1">
            {editors.map((editor) => (
              <li key={editor.actor + editor.what}>
                {t('console-withdrawals.editor', {
                  name: operatorName(editor.actor),
                  what: actionText(editor.what),
                })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {sharers.length > 0 && (
        <Notice tone="bad">
          <p>{t('console-withdrawals.shared')}</p>
          <ul className="mt-1 flex flex-col gap-1">
            {sharers.map(({ account, holder, isBound }) => (
              <li key={account}>
                <AccountLink account={account} look="text" /> <bdi>{holder}</bdi>
                {!isBound && ` ${t('console-withdrawals.shared.before')}`}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {risks.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="text-sm">{t('console-withdrawals.risks')}</h3>
          <RiskBadges risks={risks} />
        </section>
      )}
      <WithdrawalDecision order={order} />
      <Facts
        facts={[
          [
            t('console-withdrawals.column.account'),
            <AccountLink key="account" account={withdrawal.account} look="text" />,
          ],
          [t('console-withdrawals.fee'), <Amount key="fee" value={withdrawal.fee} currency={currency} />],
          [t('console-withdrawals.receives'), <Amount key="net" value={withdrawal.receives} currency={currency} />],
          ...(parts.length === 0
            ? []
            : ([
                [
                  t('console-withdrawals.received'),
                  <Amount key="received" value={withdrawal.received} currency={currency} />,
                ],
                [
                  t('console-withdrawals.remaining'),
                  <Amount key="remaining" value={withdrawal.remaining} currency={currency} />,
                ],
              ] as [string, ReactNode][])),
          [
            t('console-withdrawals.coin.sent'),
            withdrawal.coin && (
              <bdi key="coin" dir="ltr" className="figures">
                {`${withdrawal.coin.amount} ${withdrawal.coin.currency} · ${withdrawal.coin.network}`}
              </bdi>
            ),
          ],
          [
            t('console-withdrawals.coin.rate'),
            withdrawal.coin &&
              t('console-withdrawals.coin.rate.of', {
                coin: withdrawal.coin.currency,
                worth: `${withdrawal.coin.rate} ${currency}`,
              }),
          ],
          [t('console-withdrawals.bank'), payee.bankName],
          [t('console-withdrawals.holder'), <bdi key="holder">{payee.holder}</bdi>],
          [
            t('console-withdrawals.number'),
            <bdi key="number" dir="ltr" className="figures">
              {payee.number}
            </bdi>,
          ],
          [t('console-withdrawals.turnover'), <Amount key="turnover" value={missingTurnover} currency={currency} />],
          ...visitFacts({ ip: withdrawal.ip, devices }),
          [t('console-withdrawals.column.at'), <Time key="at" at={withdrawal.requestedAt} />],
          [
            t('console-withdrawals.approvedBy'),
            withdrawal.approvedBy && <bdi key="approved">{operatorName(withdrawal.approvedBy)}</bdi>,
          ],
          [
            t('console-withdrawals.decidedBy'),
            withdrawal.decidedBy && <bdi key="decided">{operatorName(withdrawal.decidedBy)}</bdi>,
          ],
          [t('console.reason.label'), withdrawal.note],
          [t('console-withdrawals.failure'), withdrawal.failure],
          [t('console-withdrawals.closed'), withdrawal.closedAt && <Time key="closed" at={withdrawal.closedAt} />],
        ]}
      />
      {parts.length > 0 && <WithdrawalParts parts={parts} />}
      <section>
        <h3 className="mb-2 text-sm">{t('console-withdrawals.attempts')}</h3>
        {attempts.length === 0 ? (
          <p className="text-sm text-ink-faint">{t('console-withdrawals.attempts.none')}</p>
        ) : (
          <ol className="flex flex-col gap-3 text-sm">
            {attempts.map((attempt) => (
              <li key={attempt.reference} className="rounded-md border border-hairline bg-raised px-4 py-3">
                <div className="flex flex-wrap justify-between gap-x-4">
                  <Status tone={attemptTones[attempt.state]}>
                    {t(`console-withdrawals.attempt.${attempt.state}`)}
                  </Status>
                  <Time at={attempt.beganAt} className="text-ink-faint" />
                </div>
                <p className="text-ink-soft wrap-anywhere">
                  <bdi dir="ltr">{attempt.provider}</bdi> · <bdi dir="ltr">{attempt.reference}</bdi>
                  {attempt.providerReference && (
                    <>
                      {' · '}
                      <bdi dir="ltr">{attempt.providerReference}</bdi>
                    </>
                  )}
                </p>
                {attempt.reason && <p className="text-ink-faint">{attempt.reason}</p>}
              </li>
            ))}
          </ol>
        )}
      </section>
      <OrderNotes reference={reference} />
    </div>
  )
}

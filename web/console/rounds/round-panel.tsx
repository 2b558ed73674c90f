import { showRound } from '@croupier/api/play/records/show-round.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Badge, Status } from '@croupier/kit/components/badge.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { Facts } from '../lists/facts.tsx'
import { ValueText } from '../lists/value-text.tsx'
import { RecordPanel, RecordWaiting } from '../lists/record-panel.tsx'
import { AccountLink } from '../frame/account-link.tsx'
import { RoundRulings } from './round-rulings.tsx'
import { roundTones } from './round-words.ts'
import { RuleOnRound } from './rule-on-round.tsx'

/** One round, whole: every bet, win and rollback, what the game said, and its replay. */
export function RoundPanel({ roundId, onClose }: { roundId: string | undefined; onClose: () => void }): ReactNode {
  const { t } = useWords('console-rounds')
  return (
    <RecordPanel record={roundId} title={() => t('console-rounds.round')} onClose={onClose}>
      {(shown) => <RoundFacts key={shown} roundId={shown} />}
    </RecordPanel>
  )
}

function RoundFacts({ roundId }: { roundId: string }): ReactNode {
  const { t } = useWords('console-rounds')
  const { data, error, refetch, isFetching } = useOperation(showRound, { roundId })
  if (!data) {
    return <RecordWaiting error={error} onRetry={() => void refetch()} retrying={isFetching} />
  }

  const { round, account, isDemo, transactions, detail, vendorReference, ruling, rulings } = data
  const { currency } = round
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <bdi className="font-display text-xl">{round.gameName}</bdi>
        <span className="flex items-center gap-2">
          {round.isFree && <Badge tone="jade">{t('console-rounds.free')}</Badge>}
          {isDemo && <Badge tone="brass">{t('console-rounds.demo')}</Badge>}
          <Status tone={roundTones[round.status]}>{t(`console-rounds.status.${round.status}`)}</Status>
        </span>
      </div>
      {ruling && <p className="text-sm text-ink-soft">{t(`console-rounds.ruling.${ruling}`)}</p>}
      <Facts
        facts={[
          [t('console-rounds.column.account'), <AccountLink key="account" account={account} look="text" />],
          [t('console-rounds.column.stake'), <Amount key="stake" value={round.betAmount} currency={currency} />],
          [t('console-rounds.column.payout'), <Amount key="payout" value={round.payout} currency={currency} />],
          [t('console-rounds.validBet'), <Amount key="valid" value={round.validBet} currency={currency} />],
          [t('console-rounds.column.vendor'), <bdi key="vendor">{round.vendorName}</bdi>],
          [t('console-rounds.filter.category'), t(`console-rounds.category.${round.gameCategory}`)],
          [t('console-rounds.column.at'), <Time key="at" at={round.betTime} />],
          [t('console-rounds.settled'), round.settleTime && <Time key="settled" at={round.settleTime} />],
          [
            t('console-rounds.number'),
            <code key="number" dir="ltr" className="font-mono text-xs">
              {round.roundId}
            </code>,
          ],
          [
            t('console-rounds.vendorReference'),
            <code key="reference" dir="ltr" className="font-mono text-xs">
              {vendorReference}
            </code>,
          ],
        ]}
      />
      {round.replayUrl && (
        <a href={round.replayUrl} target="_blank" rel="noreferrer" className={`${linkClasses.text} self-start text-sm`}>
          {t('console-rounds.replay')}
        </a>
      )}
      <section>
        <h3 className="mb-2 text-sm">{t('console-rounds.transactions')}</h3>
        <ol className="flex flex-col gap-3 text-sm">
          {transactions.map((transaction) => (
            <li key={transaction.id} className="rounded-md border border-hairline bg-raised px-4 py-3">
              <div className="flex flex-wrap justify-between gap-x-4">
                <span>
                  {t(`console-rounds.transaction.${transaction.type}`)}
                  {transaction.isFree && transaction.type === 'bet' && (
                    <span className="text-ink-soft"> · {t('console-rounds.free')}</span>
                  )}
                  {transaction.state === 'taken-back' && (
                    <span className="text-vermilion"> · {t('console-rounds.takenBack')}</span>
                  )}
                </span>
                <Amount value={transaction.amount} currency={currency} className="font-medium" />
              </div>
              <div className="flex flex-wrap justify-between gap-x-4 text-ink-faint">
                <Time at={transaction.time} />
                <span>
                  {t('console-rounds.balanceAfter')} <Amount value={transaction.balanceAfter} currency={currency} />
                </span>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <RoundRulings rulings={rulings} currency={currency} />
      <RuleOnRound round={round} />
      {detail && (
        <section>
          <h3 className="mb-2 text-sm">{t('console-rounds.detail')}</h3>
          <ValueText value={detail} />
        </section>
      )}
    </div>
  )
}

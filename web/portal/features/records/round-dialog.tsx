import { showBetRound } from '@croupier/api/play/records/show-bet-round.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { CopyButton } from '@croupier/kit/components/copy-button.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { SkeletonText, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { PlayIcon } from '@croupier/kit/icons/actions.tsx'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { ComplainLink } from '../../parts/complain-link.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'
import { gamePagePath } from '@croupier/api/games/start-path.ts'
import { BetStatusBadge } from './bet-status-badge.tsx'
import { FreeBadge } from './free-badge.tsx'
import { RoundProof } from './round-proof.tsx'

type Shown = OutputOf<typeof showBetRound>

function Fact({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-hairline py-2 last:border-0">
      <dt className="shrink-0 text-sm text-ink-faint">{label}</dt>
      <dd className="figures min-w-0 text-end">{children}</dd>
    </div>
  )
}

function Facts({ round }: { round: Shown['round'] }): ReactNode {
  const { t } = useWords('records')
  const money = (value: string): ReactNode => <Amount value={value} currency={round.currency} />
  return (
    <dl>
      <Fact label={t('records.bets.status')}>
        <span className="flex flex-wrap justify-end gap-2">
          {round.isFree && <FreeBadge />}
          <BetStatusBadge status={round.status} />
        </span>
      </Fact>
      <Fact label={t('records.bets.stake')}>{money(round.betAmount)}</Fact>
      <Fact label={t('records.bets.payout')}>{money(round.payout)}</Fact>
      {round.status !== 'open' && (
        <Fact label={t('records.bets.net')}>
          <Amount value={round.netAmount} currency={round.currency} sign="always" tone="in" />
        </Fact>
      )}
      <Fact label={t('records.round.validBet')}>{money(round.validBet)}</Fact>
      <Fact label={t('records.round.vendor')}>{round.vendorName}</Fact>
      <Fact label={t('records.round.placed')}>
        <Time at={round.betTime} />
      </Fact>
      {round.settleTime !== null && (
        <Fact label={t('records.round.settled')}>
          <Time at={round.settleTime} />
        </Fact>
      )}
      <Fact label={t('records.round.id')}>
        <span className="flex items-center justify-end gap-1">
          <code dir="ltr" className="min-w-0 truncate font-mono text-xs text-ink-soft">
            {round.roundId}
          </code>
          <CopyButton text={round.roundId} />
        </span>
        <ComplainLink reference={round.roundId} />
      </Fact>
    </dl>
  )
}

/** Every bet, payout and rollback of the round, in the order they were booked. */
function Steps({ round, transactions }: Shown): ReactNode {
  const { t } = useWords('records')
  return (
    <section>
      <h3 className="mb-1 text-base">{t('records.round.steps')}</h3>
      <ol>
        {transactions.map((step) => (
          <li key={step.id} className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-hairline py-2 last:border-0">
            <span>
              {t(step.isFree && step.type === 'bet' ? 'records.step.free' : `records.step.${step.type}`)}
              {step.state === 'taken-back' && (
                <span className="ms-2 text-xs text-ink-faint">{t('records.step.takenBack')}</span>
              )}
            </span>
            <Amount
              value={step.type === 'bet' && !step.isFree ? `-${step.amount}` : step.amount}
              currency={round.currency}
              // What a gift staked left nobody’s balance.
              {...(step.isFree ? {} : { sign: 'always', tone: 'in' })}
              className={classNames('text-end', step.state === 'taken-back' && 'line-through opacity-70')}
            />
            <Time at={step.time} className="text-xs text-ink-faint" />
            <span className="text-end text-xs text-ink-faint">
              {t('records.step.balance')} <Amount value={step.balanceAfter} currency={round.currency} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Round({ shown }: { shown: Shown }): ReactNode {
  const { t } = useWords('records')
  const { round } = shown
  return (
    <div className="flex flex-col gap-5">
      {round.status === 'open' && <Notice>{t('records.round.open')}</Notice>}
      {round.status === 'void' && <Notice>{t('records.round.void')}</Notice>}
      <Facts round={round} />
      <Steps {...shown} />
      {round.isProvable && <RoundProof roundId={round.roundId} />}
    </div>
  )
}

function Actions({ round }: { round: Shown['round'] }): ReactNode {
  const { t } = useWords('records')
  if (round.status === 'open') {
    return (
      <Link to={gamePagePath(round)} className={buttonClasses('action')}>
        {t('records.round.resume')}
      </Link>
    )
  }
  if (round.replayUrl === null) return null
  return (
    <a href={round.replayUrl} target="_blank" rel="noopener" className={buttonClasses('action')}>
      <PlayIcon />
      {t('records.round.replay')}
    </a>
  )
}

/** One round in full: figures, every booking, and what proves it. Empty `roundId`: none is open. */
export function RoundDialog({ roundId, onClose }: { roundId: string; onClose: () => void }): ReactNode {
  const { t, language } = useWords('records', 'refusals')
  // The round stays in view while the dialog closes.
  const [last, setLast] = useState(roundId)
  if (roundId !== '' && roundId !== last) setLast(roundId)
  const read = useOperation(showBetRound, { roundId: last, language }, { enabled: last !== '', staleMilliseconds: 0 })
  const { data, error } = read
  return (
    <Dialog
      open={roundId !== ''}
      onClose={onClose}
      size="medium"
      title={data ? t('records.round.title', { game: data.round.gameName }) : t('records.round.id')}
      footer={data && (data.round.status === 'open' || data.round.replayUrl !== null) && <Actions round={data.round} />}
    >
      {data ? (
        <Round shown={data} />
      ) : error ? (
        <ReadFault of={read} title={t('records.failed.title')} />
      ) : (
        <Waiting>
          <SkeletonText lines={8} />
        </Waiting>
      )}
    </Dialog>
  )
}

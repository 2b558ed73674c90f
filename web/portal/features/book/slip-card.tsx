import { cashOutSlip } from '@croupier/api/book/cash-out-slip.ts'
import { listSlips } from '@croupier/api/book/list-slips.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { currencyOf } from '@croupier/basis/currency.ts'
import { isRefused } from '@croupier/client/call-refused.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { amountInText } from '@croupier/client/words/kit-words.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Badge, type Tone } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { cutAmount } from '@croupier/kit/format/amount.ts'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import type { ReactNode } from 'react'
import { selectionName } from '../../../looks/book/book-names.ts'
import { ComplainLink } from '../../parts/complain-link.tsx'
import { Score } from './score.tsx'
import { BetPlace } from './slip-lines.tsx'

type Slip = OutputOf<typeof listSlips>['list'][number]
type Leg = Slip['legs'][number]

const tones: Readonly<Record<Slip['state'], Tone>> = {
  open: 'brass',
  won: 'jade',
  lost: 'plain',
  void: 'plain',
  cashed: 'brass',
}
const outcomeTones: Readonly<Record<NonNullable<Leg['outcome']>, Tone>> = { won: 'jade', lost: 'plain', push: 'plain' }

function LegRow({ leg }: { leg: Leg }): ReactNode {
  const { t } = useWords('book')
  const { selection, price, outcome, score } = leg
  return (
    <li className="flex items-start justify-between gap-3 border-b border-hairline py-2 last:border-b-0">
      <span className="flex min-w-0 flex-col">
        <span className="font-medium">{selectionName(t, leg, selection)}</span>
        <BetPlace leg={leg} />
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1">
        <span className="flex items-center gap-2">
          {score && <Score home={leg.home} away={leg.away} score={score} />}
          {price !== null && <bdi className="figures font-semibold">{price}</bdi>}
        </span>
        {outcome && <Badge tone={outcomeTones[outcome]}>{t(`book.outcome.${outcome}`)}</Badge>}
      </span>
    </li>
  )
}

/** What a slip is worth by now, where that is why it was not cashed out; as people see amounts. */
function worthNow(error: unknown, currency: string): string | undefined {
  if (!isRefused(error, 'book.worth.changed')) return undefined
  const { amount } = error.value
  return typeof amount === 'string'
    ? amountInText(cutAmount(amount, currencyOf(currency).displayScale), currency)
    : undefined
}

/** Ends the slip for what it is worth; what is sent is what is shown. */
function CashOut({ slip: { slipId, worth, currency } }: { slip: Slip }): ReactNode {
  const { t } = useWords('book', 'refusals')
  const refusalText = useRefusalText()
  const cashOut = useCall(cashOutSlip, { refreshes: [listSlips] })
  const amount = worth === null ? undefined : cutAmount(worth, currencyOf(currency).displayScale)
  const changed = worthNow(cashOut.error, currency)
  const isWorthNothing = amount === undefined || Number(amount) === 0
  const done = (payout: string) =>
    showToast({ tone: 'good', text: t('book.cashOut.done', { amount: amountInText(payout, currency) }) })
  return (
    <>
      {cashOut.error && (
        <Notice tone="bad" urgent>
          {changed === undefined ? refusalText(cashOut.error) : t('book.cashOut.changed', { amount: changed })}
        </Notice>
      )}
      {isWorthNothing ? (
        <p className="text-sm text-ink-soft">{t('book.cashOut.none')}</p>
      ) : (
        <Button
          wide
          loading={cashOut.isPending}
          onClick={() => cashOut.mutate({ slipId, amount }, { onSuccess: ({ payout }) => done(payout) })}
        >
          {t('book.cashOut', { amount: amountInText(amount, currency) })}
        </Button>
      )}
    </>
  )
}

/** A slip: its legs, how each ended, what it cost, may pay or paid. */
export function SlipCard({ slip }: { slip: Slip }): ReactNode {
  const { t } = useWords('book')
  const { slipId, placedAt, currency, kind, stake, most, state, payout, legs } = slip
  return (
    <li
      data-slip={slipId}
      className="flex min-w-0 flex-col gap-3 rounded-lg border border-hairline bg-surface p-4 shadow-lift"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">{t(`book.kind.${kind}`, { count: legs.length })}</span>
        <Badge tone={tones[state]}>{t(`book.state.${state}`)}</Badge>
      </div>
      <ul className="flex flex-col">
        {legs.map((leg) => (
          <LegRow key={leg.fixtureId} leg={leg} />
        ))}
      </ul>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
        <dt className="text-ink-soft">{t('book.slip.stake')}</dt>
        <dd className="text-end">
          <Amount value={stake} currency={currency} />
        </dd>
        {state === 'open' && most !== null && (
          <>
            <dt className="text-ink-soft">{t('book.slip.most')}</dt>
            <dd className="text-end">
              <Amount value={most} currency={currency} />
            </dd>
          </>
        )}
        {state !== 'open' && (
          <>
            <dt className="text-ink-soft">{t('book.paid')}</dt>
            <dd className={classNames('text-end font-semibold', state === 'won' && 'text-jade')}>
              <Amount value={payout} currency={currency} />
            </dd>
          </>
        )}
      </dl>
      {state === 'open' && kind !== 'pool' && <CashOut slip={slip} />}
      <div className="flex flex-wrap items-center justify-between gap-2 text-xs text-ink-faint">
        <Time at={placedAt} />
        <ComplainLink reference={slipId} />
      </div>
    </li>
  )
}
